import type { CounterOrder } from '@tiffin/domain';
import { WholeWords } from '../../private/WholeWords.tsx';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as styles from './OrderNotice.css.ts';

/** What came of an action on an order: someone else was faster (`info`), or it failed (`bad`). */
export interface OrderNoticeContent {
  readonly tone: 'info' | 'bad';
  /** A whole sentence: "Accepted by Maria at 18:32 for 19:05." */
  readonly text: string;
}

interface OrderNoticeProps {
  order: CounterOrder;
  notice: OrderNoticeContent;
  onDismiss?: ((order: CounterOrder) => void) | undefined;
}

/** A message on the order that it is about, wherever the order has gone meanwhile; nothing ever covers the board. */
export const OrderNotice = ({ order: entry, notice, onDismiss }: OrderNoticeProps) => (
  <div role={notice.tone === 'bad' ? 'alert' : 'status'} className={styles.notice[notice.tone]}>
    <CounterIcon name={notice.tone === 'bad' ? 'error' : 'info'} />
    <p className={styles.words}>
      <WholeWords>{notice.text}</WholeWords>
    </p>
    {onDismiss && (
      <button
        type="button"
        className={styles.close}
        aria-label={strings.dismiss(entry.order.number)}
        onClick={() => onDismiss(entry)}
      >
        <CounterIcon name="close" />
      </button>
    )}
  </div>
);
