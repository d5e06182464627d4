import {
  formatPounds,
  type OrderingMode,
  type Pence,
  type PriceBreakdown,
  subtractPence,
  zeroPence,
} from '@tiffin/domain';
import { Price } from '../../primitives/Price/Price.tsx';
import { classNames } from '../../private/class-names.ts';
import { breakdownStrings } from './breakdown.strings.ts';
import * as styles from './PriceBreakdownList.css.ts';

export interface PriceBreakdownListProps {
  /** What the order costs, in pence, as the server reckons it. */
  breakdown: PriceBreakdown;
  /** Collection has no delivery line. */
  mode: OrderingMode;
  /** The promo code behind the discount, where it is not named beside the list already. @default null */
  promoCode?: string | null | undefined;
  /** The delivery fee is the lowest of several areas: nobody knows yet where the order goes. @default false */
  isDeliveryFrom?: boolean | undefined;
  /** A newer breakdown is on its way. @default false */
  isUpdating?: boolean | undefined;
}

/** Subtotal, discount, fees, tip and total of an order, line by line. */
export const PriceBreakdownList = ({
  breakdown,
  mode,
  promoCode = null,
  isDeliveryFrom = false,
  isUpdating = false,
}: PriceBreakdownListProps) => {
  const { subtotal, discount, shippingCost, applicationFeeAmount, tipAmount, totalAmount } = breakdown;
  return (
    <dl className={styles.sums} aria-busy={isUpdating}>
      <Row term={breakdownStrings.subtotal} amount={subtotal} />
      {discount > 0 && (
        <Row
          term={promoCode === null ? breakdownStrings.discount : breakdownStrings.discountWith(promoCode)}
          amount={subtractPence(zeroPence, discount)}
        />
      )}
      {mode === 'delivery' && (
        <Row
          term={breakdownStrings.delivery}
          amount={shippingCost === 0 && !isDeliveryFrom ? null : shippingCost}
          isFrom={isDeliveryFrom}
        />
      )}
      {applicationFeeAmount > 0 && <Row term={breakdownStrings.serviceFee} amount={applicationFeeAmount} />}
      {tipAmount > 0 && <Row term={breakdownStrings.tip} amount={tipAmount} />}
      <Row term={breakdownStrings.total} amount={totalAmount} isTotal />
    </dl>
  );
};

interface RowProps {
  term: string;
  amount: Pence | null;
  isFrom?: boolean;
  isTotal?: boolean;
}

const Row = ({ term, amount, isFrom = false, isTotal = false }: RowProps) => (
  <>
    <dt className={classNames(styles.term, isTotal && styles.total)}>{term}</dt>
    <dd className={classNames(styles.amount, isTotal && styles.total)}>
      {amount === null ? (
        breakdownStrings.free
      ) : isFrom ? (
        breakdownStrings.from(formatPounds(amount))
      ) : (
        <Price amount={amount} weight="plain" />
      )}
    </dd>
  </>
);
