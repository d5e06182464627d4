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
  notices.map(({ order, notice }) => (
    <div key={order.order.id} className={styles.notice}>
      <b className={styles.noticeNumber} translate="no">
        {order.order.number}
      </b>
      <OrderNotice order={order} notice={notice} onDismiss={onDismiss} />
    </div>
  ));
