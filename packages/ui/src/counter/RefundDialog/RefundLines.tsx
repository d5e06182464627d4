import {
  formatPounds,
  type Order,
  orderLines,
  type RefundableFee,
  type RefundedLine,
  zeroPence,
} from '@tiffin/domain';
import { ConfigurationRows } from '../../private/ConfigurationRows/ConfigurationRows.tsx';
import { classNames } from '../../private/class-names.ts';
import { DishStepper } from '../DishStepper/DishStepper.tsx';
import { dialogStrings } from '../dialogs.strings.ts';
import { OptionRow } from '../OptionRow/OptionRow.tsx';
import * as styles from './RefundDialog.css.ts';

const strings = dialogStrings.refund;

interface RefundLinesProps {
  order: Order;
  /** How many of each line, by its id. */
  counts: Readonly<Record<string, number>>;
  /** What each chosen line gives back, its share of the discount taken off. */
  amounts: readonly RefundedLine[];
  fees: readonly RefundableFee[];
  onCount: (itemId: string, count: number) => void;
  onFees: (fees: readonly RefundableFee[]) => void;
}

/** The dishes of an order with how many of each go back, and the fees to tick. */
export const RefundLines = ({ order, counts, amounts, fees, onCount, onFees }: RefundLinesProps) => {
  const { shippingCost, applicationFeeAmount, tipAmount } = order.breakdown;
  const paidFees = [
    ['deliveryFee', shippingCost],
    ['serviceFee', applicationFeeAmount],
  ] as const;
  return (
    <>
      <ul>
        {order.items.map((item) => {
          const { id, name, quantity, unitPrice } = item;
          const amount = amounts.find(({ itemId }) => itemId === id)?.amount ?? zeroPence;
          return (
            <li key={id} className={styles.line}>
              <div>
                <p className={styles.dish}>{name}</p>
                <ConfigurationRows
                  lines={orderLines(item)}
                  className={styles.each}
                  end={strings.each(formatPounds(unitPrice))}
                />
              </div>
              <div className={styles.count}>
                <DishStepper
                  name={name}
                  value={counts[id] ?? 0}
                  max={quantity}
                  onChange={(count) => onCount(id, count)}
                />
              </div>
              <p className={classNames(styles.amount, amount === 0 && styles.none)} translate="no">
                {formatPounds(amount)}
              </p>
            </li>
          );
        })}
      </ul>
      <div className={styles.fees}>
        {paidFees
          .filter(([, paid]) => paid > 0)
          .map(([fee, paid]) => (
            <OptionRow
              key={fee}
              type="checkbox"
              isChecked={fees.includes(fee)}
              // Fees go back with dishes; by themselves they are an amount.
              isDisabled={amounts.length === 0}
              detail={formatPounds(paid)}
              onChange={(isTicked) =>
                onFees(isTicked ? [...fees, fee] : fees.filter((other) => other !== fee))
              }
            >
              {strings.fees[fee]}
            </OptionRow>
          ))}
        {tipAmount > 0 && <p className={styles.each}>{strings.tip(formatPounds(tipAmount))}</p>}
      </div>
    </>
  );
};
