import { type CounterOrder, reachedAt } from '@tiffin/domain';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import type { BoardPlaceProps } from '../NewOrderCard/NewOrderCard.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import * as styles from '../ReadyRow/ReadyRow.css.ts';

interface DoneRowProps
  extends Pick<BoardPlaceProps, 'order' | 'times' | 'isPending' | 'isOffline' | 'result'> {
  onUndo: (order: CounterOrder) => void;
}

/** An order that was handed over a moment ago: for ten minutes that can be taken back. */
export const DoneRow = ({ order: counterOrder, times, onUndo, result, ...props }: DoneRowProps) => {
  const { number, mode } = counterOrder.order;
  const since = reachedAt(counterOrder.order, 'completed');
  return (
    <article className={styles.place} aria-label={number}>
      <div className={styles.what}>
        <p className={styles.number} translate="no">
          {number}
        </p>
        {result && <OrderResultWords result={result} className={styles.result} />}
        {!result && since !== undefined && (
          <p className={classNames(styles.state, styles.done)}>
            <CounterIcon name="check" size="small" />
            <span className={type.oneLine}>{strings.doneAt(mode, times.time(since))}</span>
          </p>
        )}
      </div>
      {!result && (
        <CounterButton
          size="small"
          className={styles.undoDone}
          aria-label={strings.undoDone(number, mode)}
          isLoading={props.isPending ?? false}
          isDisabled={props.isOffline ?? false}
          onClick={() => onUndo(counterOrder)}
        >
          {strings.undo}
        </CounterButton>
      )}
    </article>
  );
};
