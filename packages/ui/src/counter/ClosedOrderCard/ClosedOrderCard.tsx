import { type CounterOrder, formatPounds, type LocalTimes } from '@tiffin/domain';
import { useId } from 'react';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import { DishLines } from '../DishLines/DishLines.tsx';
import type { BoardOrderProps } from '../NewOrderCard/NewOrderCard.tsx';
import { OrderNotice } from '../OrderNotice/OrderNotice.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import * as styles from './ClosedOrderCard.css.ts';

/** Props of {@link ClosedOrderCard}. */
export interface ClosedOrderCardProps extends BoardOrderProps {
  /** Called when someone has seen that it is not to be made: it leaves all devices. */
  onAcknowledge: (order: CounterOrder) => void;
}

/** An order that was cancelled or missed: struck through, until someone says that they have seen it. */
export const ClosedOrderCard = (props: ClosedOrderCardProps) => {
  const { order: counterOrder, times, isPending = false, isOffline = false } = props;
  const { notice, onDismissNotice, result = null, onOpen, onAcknowledge } = props;
  const { order, customer } = counterOrder;
  const id = useId();
  const kind = order.status === 'cancelled' ? 'cancelled' : 'missed';
  const { closed } = strings;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <CounterIcon name={kind === 'cancelled' ? 'sold-out' : 'late'} size="large" />
        <div>
          <h3 id={id} className={styles.title}>
            <span>{closed[kind]}</span>{' '}
            <span className={styles.numberHeard} translate="no">
              {order.number}
            </span>
          </h3>
          {whatHappened(counterOrder, times).map((words) => (
            <p key={words} className={styles.detail}>
              {words}
            </p>
          ))}
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.what}>
          <p className={styles.who}>
            <button
              type="button"
              className={styles.open}
              aria-label={strings.openOrder(order.number)}
              onClick={() => onOpen(counterOrder)}
            >
              <s className={styles.number} translate="no">
                {order.number}
              </s>
            </button>
            <span className={type.oneLine}>{customer.name ?? strings.customer}</span>
          </p>
          <DishLines look="card" items={order.items} isStruck />
        </div>
        {notice && <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />}
        {result === null ? (
          <CounterButton
            isWide
            aria-label={closed.okOrder(closed.ok[kind], order.number)}
            isLoading={isPending}
            isDisabled={isOffline}
            onClick={() => onAcknowledge(counterOrder)}
          >
            {closed.ok[kind]}
          </CounterButton>
        ) : (
          <OrderResultWords result={{ words: closed.seen, isBad: false }} className={styles.result} />
        )}
      </div>
    </article>
  );
};

function whatHappened(
  { order, history }: CounterOrder,
  { time }: Pick<LocalTimes, 'time'>,
): readonly string[] {
  const { closed } = strings;
  if (order.status !== 'cancelled') {
    const back = closed.wentBack(formatPounds(order.breakdown.totalAmount));
    return order.acceptBy === null ? [back] : [closed.nobodyBy(time(order.acceptBy)), back];
  }
  const last = history.findLast(({ action }) => action === 'cancel' || action === 'cancel_accepted');
  if (last === undefined) return [];
  const who = last.actor === 'customer' ? closed.byCustomer : (last.name ?? closed.bySystem);
  return [closed.byAt(who, time(last.at))];
}
