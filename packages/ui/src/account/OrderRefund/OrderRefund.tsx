import { formatPounds, type Pence } from '@tiffin/domain';
import { orderLiveStrings } from '../order-live.strings.ts';
import * as styles from './OrderRefund.css.ts';

const strings = orderLiveStrings.refund;

export interface OrderRefundProps {
  /** What goes back to the customer, in pence. */
  amount: Pence;
}

/** A refund in words: how much, where to, and when it arrives. */
export const OrderRefund = ({ amount }: OrderRefundProps) => (
  <section aria-label={strings.label} className={styles.frame}>
    <dl className={styles.refund}>
      <div>
        <dt className={styles.term}>{strings.amount}</dt>
        <dd className={styles.value}>{formatPounds(amount)}</dd>
      </div>
      <div>
        <dt className={styles.term}>{strings.to}</dt>
        <dd className={styles.value}>{strings.card}</dd>
      </div>
      <div>
        <dt className={styles.term}>{strings.when}</dt>
        <dd className={styles.value}>{strings.days}</dd>
      </div>
    </dl>
  </section>
);
