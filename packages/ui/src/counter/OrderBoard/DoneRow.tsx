import { type CounterOrder, reachedAt } from '@tiffin/domain';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import type { BoardOrderProps } from '../NewOrderCard/NewOrderCard.tsx';
import { OrderFact } from '../OrderFact/OrderFact.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import * as styles from '../ReadyRow/ReadyRow.css.ts';

interface DoneRowProps extends BoardOrderProps {
  onUndo: (order: CounterOrder) => void;
}

/** An order that was handed over a moment ago: for ten minutes that can be taken back. */
export const DoneRow = ({ order: counterOrder, times, isPending, isOffline, ...props }: DoneRowProps) => {
  const { number, mode } = counterOrder.order;
  const since = reachedAt(counterOrder.order, 'completed');
  return (
    <article className={styles.done} aria-label={number}>
      <div>
        <span className={styles.doneNumber} translate="no">
          {number}
        </span>
        {since !== undefined && <OrderFact isAside>{strings.doneAt(mode, times.time(since))}</OrderFact>}
        {props.notice && (
          <OrderNotice order={counterOrder} notice={props.notice} onDismiss={props.onDismissNotice} />
        )}
      </div>
      <CounterButton
        size="small"
        icon="undo"
        aria-label={strings.undoDone(number, mode)}
        isLoading={isPending ?? false}
        isDisabled={isOffline ?? false}
        onClick={() => props.onUndo(counterOrder)}
      >
        {strings.undo}
      </CounterButton>
    </article>
  );
};
