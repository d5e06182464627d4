import {
  type CounterOrder,
  canUndo,
  expectedTime,
  type LocalTimes,
  type Order,
  orderUrgency,
  reachedAt,
} from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import type { CounterIconName } from '../CounterIcon/counter-icons.ts';
import * as type from '../counter-type.css.ts';
import type { BoardOrderProps } from '../NewOrderCard/NewOrderCard.tsx';
import { ModeFact, OrderFact } from '../OrderFact/OrderFact.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import * as styles from './ReadyRow.css.ts';

/** Props of {@link ReadyRow}. */
export interface ReadyRowProps extends BoardOrderProps {
  /** Called when a rider takes the order. */
  onDispatch: (order: CounterOrder) => void;
  /** Called when the customer has the order. */
  onComplete: (order: CounterOrder) => void;
  /** Called when the last step of the order was a slip. */
  onUndo: (order: CounterOrder) => void;
}

/** An order that waits for its customer or its rider, or is on its way: the number is called across the counter. */
export const ReadyRow = ({
  order: counterOrder,
  now,
  times,
  isPending = false,
  isOffline = false,
  notice,
  onDismissNotice,
  onOpen,
  onDispatch,
  onComplete,
  onUndo,
}: ReadyRowProps) => {
  const { order, customer } = counterOrder;
  const id = useId();
  const next = nextStep(order);
  const hasUndo = canUndo(counterOrder, now);
  return (
    <article className={styles.row} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>
          <button
            type="button"
            className={classNames(type.orderNumber, styles.open)}
            aria-label={strings.openOrder(order.number)}
            onClick={() => onOpen(counterOrder)}
          >
            <span translate="no">{order.number}</span>
          </button>
        </h3>
        <ModeFact mode={order.mode} />
      </div>
      <p className={classNames(type.name, type.oneLine)}>{customer.name ?? strings.customer}</p>
      <Since order={order} now={now} times={times} />
      {notice && (
        <div className={styles.notice}>
          <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />
        </div>
      )}
      <div className={styles.actions}>
        <CounterButton
          className={styles.main}
          // Beside an undo there is no room for it.
          {...(!hasUndo && { icon: next.icon })}
          aria-label={strings.markOrder(next.label, order.number)}
          isLoading={isPending}
          isDisabled={isOffline}
          onClick={() => (next.step === 'dispatch' ? onDispatch : onComplete)(counterOrder)}
        >
          {next.label}
        </CounterButton>
        {hasUndo && (
          <CounterButton
            className={styles.undo}
            aria-label={strings.undoReady(order.number)}
            isDisabled={isOffline || isPending}
            onClick={() => onUndo(counterOrder)}
          >
            <CounterIcon name="undo" />
          </CounterButton>
        )}
      </div>
    </article>
  );
};

/** Since when it waits or is on its way, and for when it was promised. */
const Since = ({ order, now, times }: { order: Order; now: Date; times: LocalTimes }) => {
  const isOut = order.status === 'out_for_delivery';
  const since = reachedAt(order, order.status);
  const expected = expectedTime(order);
  const urgency = orderUrgency(order, now);
  if (urgency?.step === 'late') {
    return (
      <p className={classNames(type.fact, styles.late)}>
        <CounterIcon name="late" size="small" />
        <span>
          {expected === null
            ? strings.minutesLate(urgency.minutes)
            : `${times.time(expected.to)}, ${strings.minutesLate(urgency.minutes)}`}
        </span>
      </p>
    );
  }
  if (since === undefined) return null;
  const at = times.time(since);
  if (order.mode === 'collection' || expected === null) {
    return <OrderFact isAside>{strings.readyAt(at)}</OrderFact>;
  }
  const due = times.time(expected.to);
  return <OrderFact isAside>{isOut ? strings.outDue(at, due) : strings.readyDue(at, due)}</OrderFact>;
};

interface NextStep {
  readonly step: 'dispatch' | 'complete';
  readonly label: string;
  readonly icon: CounterIconName;
}

function nextStep({ mode, status }: Order): NextStep {
  if (mode === 'collection') return { step: 'complete', label: strings.markCollected, icon: 'ready' };
  return status === 'out_for_delivery'
    ? { step: 'complete', label: strings.markDelivered, icon: 'check' }
    : { step: 'dispatch', label: strings.markSentOut, icon: 'delivery' };
}
