import { type Order, type OrderTimes, type Refund, refundMessage } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { orderStrings as strings } from '../order.strings.ts';
import * as styles from './OrderRefunds.css.ts';

export interface OrderRefundsProps {
  /** The order's refunds, oldest first; nothing is shown where there are none. */
  refunds: Order['refunds'];
  /** The refunds of payments that the order did not need, oldest first. @default [] */
  otherRefunds?: Order['otherRefunds'];
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
}

/** What goes back to the customer: each refund in one sentence, with how far it has come. */
export const OrderRefunds = ({ refunds, otherRefunds = [], times }: OrderRefundsProps) => {
  const own = newsOf(refunds);
  const shown = [...own, ...newsOf(otherRefunds)];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={strings.refunds}>
      {shown.map((refund, index) => (
        <li key={index} className={styles.refund}>
          <Icon name={icons[refund.state]} className={refund.state === 'failed' ? styles.bad : styles.good} />
          <p>{refundMessage(refund, times.date(refund.at), index >= own.length)}</p>
        </li>
      ))}
    </ul>
  );
};

const icons = { requested: 'clock', pending: 'clock', succeeded: 'check', failed: 'warning' } as const;

// A refund that was made again after it had failed is no longer news.
function newsOf(refunds: readonly Refund[]): readonly Refund[] {
  return refunds.filter((refund, index) => !isMadeAgain(refund, refunds.slice(index + 1)));
}

function isMadeAgain({ state, amount }: Refund, later: readonly Refund[]): boolean {
  return state === 'failed' && later.some((other) => other.state !== 'failed' && other.amount === amount);
}
