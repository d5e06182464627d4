import {
  type CounterOrder,
  countDishes,
  expectedTime,
  formatPounds,
  hasNote,
  type LocalTimes,
  orderAge,
  orderUrgency,
} from '@tiffin/domain';
import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import type { BoardOrderProps } from '../NewOrderCard/NewOrderCard.tsx';
import { ModeFact, OrderFact } from '../OrderFact/OrderFact.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import * as styles from './KitchenRow.css.ts';

/** Props of {@link KitchenRow}. */
export interface KitchenRowProps extends BoardOrderProps {
  /** Called when the order is ready. */
  onReady: (order: CounterOrder) => void;
}

/** An accepted order, its promised time first: what is due within five minutes is in ink, what is late in red. */
export const KitchenRow = ({
  order: counterOrder,
  now,
  times,
  isPending = false,
  isOffline = false,
  notice,
  onDismissNotice,
  onOpen,
  onReady,
}: KitchenRowProps) => {
  const { order, customer } = counterOrder;
  const id = useId();
  const step = orderUrgency(order, now)?.step ?? 'calm';
  const canBeReady = order.status === 'accepted' || order.status === 'preparing';
  return (
    <article className={styles.row[step]} aria-labelledby={id}>
      <When order={counterOrder} now={now} times={times} />
      <div className={styles.what}>
        <div className={styles.head}>
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
          {hasNote(order) && (
            <span className={styles.allergy}>
              <CounterIcon name="allergy" />
              <span>{strings.allergy}</span>
              <VisuallyHidden>{strings.allergyRest}</VisuallyHidden>
            </span>
          )}
        </div>
        <p className={classNames(type.name, type.oneLine, styles.person)}>
          {customer.name ?? strings.customer}
        </p>
        <p className={type.facts}>
          <ModeFact mode={order.mode} />
        </p>
        <p className={classNames(type.facts, styles.facts)}>
          <OrderFact isAside>
            {`${strings.pieces(countDishes(order.items))} · ${formatPounds(order.breakdown.totalAmount)}`}
          </OrderFact>
          <OrderFact isAside>{strings.age(orderAge(order, now))}</OrderFact>
        </p>
      </div>
      {canBeReady ? (
        <CounterButton
          isStacked
          icon="check"
          className={styles.action}
          aria-label={strings.markOrder(strings.markReady, order.number)}
          isLoading={isPending}
          isDisabled={isOffline}
          onClick={() => onReady(counterOrder)}
        >
          {strings.markReady}
        </CounterButton>
      ) : (
        <OrderFact isAside>{strings.inProgress}</OrderFact>
      )}
      {notice && (
        <div className={styles.notice}>
          <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />
        </div>
      )}
    </article>
  );
};

/** The promised time, and how far away it is. */
const When = ({ order, now, times }: { order: CounterOrder; now: Date; times: LocalTimes }) => {
  const expected = expectedTime(order.order);
  const urgency = orderUrgency(order.order, now);
  if (expected === null || urgency === null) return <p className={styles.when.calm}>{strings.noPromise}</p>;
  const { step, minutes } = urgency;
  return (
    <p className={styles.when[step]}>
      <span className={styles.promise}>{times.time(expected.to)}</span>
      <span className={styles.until[step]}>
        {step !== 'calm' && <CounterIcon name={step === 'late' ? 'late' : 'clock'} size="small" />}
        <span>{step === 'late' ? strings.minutesLate(minutes) : strings.inMinutes(minutes)}</span>
      </span>
    </p>
  );
};
