import type { CounterOrder } from '@tiffin/domain';
import { OrderNotice, type OrderNoticeContent } from '../OrderNotice/OrderNotice.tsx';
import * as styles from './Lane.css.ts';

/** What came of an action, and on which order. */
export interface NoticedOrder {
  readonly order: CounterOrder;
  readonly notice: OrderNoticeContent;
}

interface LaneNoticesProps {
  notices: readonly NoticedOrder[];
  onDismiss: ((order: CounterOrder) => void) | undefined;
}

/** Messages about orders that have no room for words in their place, or stand on another page. */
export const LaneNotices = ({ notices, onDismiss }: LaneNoticesProps) =>
  notices.map(({ order: entry, notice }) => (
    <div key={entry.order.id} className={styles.notice}>
      <b className={styles.noticeNumber} translate="no">
        {entry.order.number}
      </b>
      <OrderNotice order={entry} notice={notice} onDismiss={onDismiss} />
    </div>
  ));
