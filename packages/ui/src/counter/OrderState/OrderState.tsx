import { formatPounds, type Order } from '@tiffin/domain';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { stateWords, dayStrings as strings } from '../day.strings.ts';
import * as styles from './OrderState.css.ts';
import { stateOf } from './order-state.ts';

/** How far an order of a list is, in a word and its picture; of one that was paid back in part, how much. */
export const OrderState = ({ order, now }: { order: Order; now: Date }) => {
  const state = stateOf(order, now);
  const [word, icon] = stateWords[state];
  return (
    <span className={styles.state}>
      <CounterIcon name={icon} size="small" />
      <span>{state === 'partBack' ? strings.back(formatPounds(order.refundedAmount)) : word}</span>
    </span>
  );
};
