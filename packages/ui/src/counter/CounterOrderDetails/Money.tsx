import { formatPounds, type Order, type Refund, subtractPence, zeroPence } from '@tiffin/domain';
import { useId } from 'react';
import { orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './CounterOrderDetails.css.ts';

/** What the customer has paid, and what has gone back. */
export const Money = ({ order: { breakdown, mode, refunds, otherRefunds } }: { order: Order }) => {
  const id = useId();
  const { subtotal, discount, shippingCost, applicationFeeAmount, totalAmount } = breakdown;
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
        <dt className={styles.total}>{strings.paid}</dt>
        <dd className={styles.total} translate="no">
          {formatPounds(totalAmount)}
        </dd>
        {refunds.map((refund) => (
          <RefundRow key={refund.at + refund.amount} term={strings.paidBack} refund={refund} />
        ))}
        {otherRefunds.map((refund) => (
          <RefundRow key={refund.at + refund.amount} term={strings.otherPaidBack} refund={refund} />
        ))}
      </dl>
    </section>
  );
};

const RefundRow = ({ term, refund }: { term: string; refund: Refund }) => (
  <div className={styles.refund}>
    <dt>{`${term}, ${strings.refundStates[refund.state]}`}</dt>
    <dd translate="no">{formatPounds(subtractPence(zeroPence, refund.amount))}</dd>
  </div>
);
