import type { OrderingMode } from '@tiffin/domain';
import { orderingStrings } from '../ordering.strings.ts';
import * as styles from './OrderBar.css.ts';
import { feeSummary, type OrderTerms } from './order-facts.ts';

/** "Dish prices plus £3.48. Nothing else is added at checkout." */
export const FeeText = ({ terms, mode }: { terms: OrderTerms; mode: OrderingMode }) => {
  const { fees, freeDelivery } = feeSummary(terms, mode);
  return (
    <span>
      {fees === '' ? (
        <span>{orderingStrings.noFees}</span>
      ) : (
        <>
          <span>{orderingStrings.feesBefore}</span>
          <b className={styles.fees}>{fees}</b>
          <span>{orderingStrings.feesAfter}</span>
        </>
      )}
      {freeDelivery !== '' && <span>{` ${freeDelivery}`}</span>}
    </span>
  );
};
