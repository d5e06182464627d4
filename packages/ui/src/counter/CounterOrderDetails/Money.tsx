import {
  formatPounds,
  type LocalTimes,
  type Order,
  type Refund,
  subtractPence,
  zeroPence,
} from '@tiffin/domain';
import { useId } from 'react';
import { refundAuthorName, refundWhy } from '../day.strings.ts';
import { orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './CounterOrderDetails.css.ts';

interface MoneyProps {
  order: Order;
  times: Pick<LocalTimes, 'time'>;
}

/** What the customer has paid, and what has gone back, by whom and why. */
export const Money = ({ order, times }: MoneyProps) => {
  const { breakdown, mode, items, refunds, otherRefunds } = order;
  const context = { items, times };
  const id = useId();
  const { subtotal, discount, shippingCost, applicationFeeAmount, tipAmount, totalAmount } = breakdown;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {strings.money}
      </h2>
      <dl className={styles.sums}>
        <dt>{strings.dishes}</dt>
        <dd translate="no">{formatPounds(subtotal)}</dd>
        {discount > 0 && (
          <>
            <dt>{strings.discount}</dt>
            <dd translate="no">{formatPounds(subtractPence(zeroPence, discount))}</dd>
          </>
        )}
        {mode === 'delivery' && (
          <>
            <dt>{strings.delivery}</dt>
            <dd>{shippingCost === 0 ? strings.free : formatPounds(shippingCost)}</dd>
          </>
        )}
        {applicationFeeAmount > 0 && (
          <>
            <dt>{strings.serviceFee}</dt>
            <dd translate="no">{formatPounds(applicationFeeAmount)}</dd>
          </>
        )}
        {tipAmount > 0 && (
          <>
            <dt>{strings.tip}</dt>
            <dd translate="no">{formatPounds(tipAmount)}</dd>
          </>
        )}
        <dt className={styles.total}>{strings.paid}</dt>
        <dd className={styles.total} translate="no">
          {formatPounds(totalAmount)}
        </dd>
        {refunds.map((refund) => (
          <RefundRow
            key={refund.at + refund.amount}
            term={strings.refundStates[refund.state]}
            refund={refund}
            {...context}
          />
        ))}
        {otherRefunds.map((refund) => (
          <RefundRow
            key={refund.at + refund.amount}
            term={strings.otherRefundStates[refund.state]}
            refund={refund}
            {...context}
          />
        ))}
      </dl>
    </section>
  );
};

interface RefundRowProps extends Pick<MoneyProps, 'times'> {
  term: string;
  refund: Refund;
  items: Order['items'];
}

const RefundRow = ({ term, refund, items, times }: RefundRowProps) => {
  const { amount, by, lines = [], reason, at } = refund;
  const dishes = lines.flatMap(({ itemId }) => items.find(({ id }) => id === itemId)?.name ?? []);
  return (
    <div className={styles.refund}>
      <dt>{term}</dt>
      <dd translate="no">{formatPounds(subtractPence(zeroPence, amount))}</dd>
      {by !== undefined && (
        <dd className={styles.refundWhy}>
          <b>
            <bdi>{refundAuthorName(by)}</bdi>
          </b>{' '}
          <span>{strings.refundWhy(times.time(at), refundWhy(reason, dishes))}</span>
        </dd>
      )}
    </div>
  );
};
