import {
  type CounterOrder,
  canUndo,
  expectedTime,
  hasOpenProblem,
  type LocalTimes,
  type Order,
  orderUrgency,
} from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import type { BoardPlaceProps } from '../NewOrderCard/NewOrderCard.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import * as styles from './ReadyRow.css.ts';

/** Props of {@link ReadyRow}. */
export interface ReadyRowProps extends BoardPlaceProps {
  /** Called when a rider takes the order. */
  onDispatch: (order: CounterOrder) => void;
  /** Called when the customer has the order. */
  onComplete: (order: CounterOrder) => void;
  /** Called when the last step of the order was a slip. */
  onUndo: (order: CounterOrder) => void;
}

/** An order that waits for its customer or its rider, or is on its way: its place on the shelf, or its row on a phone. */
export const ReadyRow = ({
  order: counterOrder,
  now,
  times,
  isPending = false,
  isOffline = false,
  result = null,
  onOpen,
  onDispatch,
  onComplete,
  onUndo,
}: ReadyRowProps) => {
  const { order, customer } = counterOrder;
  const id = useId();
  const next = nextStep(order);
  return (
    <article className={styles.place} aria-labelledby={id}>
      <div className={styles.what}>
        <h3 id={id}>
          <button
            type="button"
            className={styles.open}
            aria-label={strings.openOrder(order.number)}
            onClick={() => onOpen(counterOrder)}
          >
            <span translate="no">{order.number}</span>
          </button>
        </h3>
        {result === null ? (
          <State order={order} name={customer.name ?? strings.customer} now={now} times={times} />
        ) : (
          <OrderResultWords result={result} className={styles.result} />
        )}
      </div>
      {result === null && (
        <CounterButton
          size="small"
          className={styles.main}
          aria-label={strings.markOrder(next.label, order.number)}
          isLoading={isPending}
          isDisabled={isOffline}
          onClick={() => (next.step === 'dispatch' ? onDispatch : onComplete)(counterOrder)}
        >
          {next.label}
        </CounterButton>
      )}
      {canUndo(counterOrder, now) && (
        <CounterButton
          size="small"
          className={result === null ? styles.undo : styles.undoDone}
          aria-label={
            order.status === 'ready'
              ? strings.undoReady(order.number)
              : strings.undoDone(order.number, order.mode)
          }
          isDisabled={isOffline || isPending}
          onClick={() => onUndo(counterOrder)}
        >
          {result === null ? <CounterIcon name="undo" /> : strings.undo}
        </CounterButton>
      )}
    </article>
  );
};

interface StateProps {
  order: Order;
  name: string;
  now: Date;
  times: LocalTimes;
}

/** Whose it is, or by when it is promised: a rider needs the time, who collects is called by name. */
const State = ({ order, name, now, times }: StateProps) => {
  const urgency = orderUrgency(order, now);
  const isLate = urgency?.step === 'late';
  return (
    <p className={classNames(styles.state, isLate && styles.late)}>
      <CounterIcon name={isLate ? 'late' : order.mode} size="small" />
      {/* First: the rest may be cut off. */}
      {hasOpenProblem(order) && <b>{strings.problem}</b>}
      <span className={type.oneLine}>
        {isLate ? strings.minutesLate(urgency.minutes) : stateWords(order, name, times)}
      </span>
    </p>
  );
};

function stateWords(order: Order, name: string, times: LocalTimes): string {
  const expected = expectedTime(order);
  if (order.mode === 'collection' || expected === null) return name;
  const due = times.time(expected.to);
  return order.status === 'out_for_delivery' ? strings.outBy(due) : strings.dueBy(due);
}

interface NextStep {
  readonly step: 'dispatch' | 'complete';
  readonly label: string;
}

function nextStep({ mode, status }: Order): NextStep {
  if (mode === 'collection') return { step: 'complete', label: strings.markCollected };
  return status === 'out_for_delivery'
    ? { step: 'complete', label: strings.markDelivered }
    : { step: 'dispatch', label: strings.markSentOut };
}
