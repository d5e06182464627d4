import type { OrderTimes } from '@tiffin/domain';
import { orderLiveStrings as strings } from '../order-live.strings.ts';
import * as styles from './LiveUpdate.css.ts';

/** Whether the page hears of changes at once. */
export interface LiveState {
  /** False when the connection is lost, null while it is being opened. */
  readonly isLive: boolean | null;
  /** When the order was last read, as an ISO 8601 instant. */
  readonly updatedAt: string;
}

export interface LiveUpdateProps extends LiveState {
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'time'>;
}

/** One quiet line: whether the page is live, and when it was last updated. */
export const LiveUpdate = ({ isLive, updatedAt, times }: LiveUpdateProps) => {
  const state = isLive === null ? 'connecting' : isLive ? 'live' : 'lost';
  return (
    <span className={styles.line}>
      <span className={styles.dot[state]} aria-hidden="true" />
      <span>{strings.updated[state](times.time(updatedAt))}</span>
    </span>
  );
};
