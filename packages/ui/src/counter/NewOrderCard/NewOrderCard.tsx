import {
  type CounterOrder,
  countDishes,
  formatPounds,
  hasNote,
  type LocalTimes,
  orderAge,
  suggestedPromise,
} from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { AnswerRing } from '../AnswerRing/AnswerRing.tsx';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import { ModeFact, OrderFact, WhenFact } from '../OrderFact/OrderFact.tsx';
import { OrderNotice, type OrderNoticeContent } from '../OrderNotice/OrderNotice.tsx';
import * as styles from './NewOrderCard.css.ts';

/** What each order on the board is shown with. */
export interface BoardOrderProps {
  /** The order, its customer and its history. */
  order: CounterOrder;
  /** The time by the server's clock. */
  now: Date;
  /** Writes instants in the restaurant's time zone. */
  times: LocalTimes;
  /** An action on the order is under way. @default false */
  isPending?: boolean | undefined;
  /** Without a connection the order can be read, but nothing can be done with it. @default false */
  isOffline?: boolean | undefined;
  /** What came of an action on it. */
  notice?: OrderNoticeContent | undefined;
  /** Called when its notice is closed. */
  onDismissNotice?: ((order: CounterOrder) => void) | undefined;
  /** Called when the whole order is to be shown. */
  onOpen: (order: CounterOrder) => void;
}

/** Props of {@link NewOrderCard}. */
export interface NewOrderCardProps extends BoardOrderProps {
  /** Called when the order is accepted, with the time that the button showed. */
  onAccept: (order: CounterOrder, promisedAt: Date) => void;
}

/** An order that nobody has answered. One with a note is read before it can be accepted. */
export const NewOrderCard = ({
  order: counterOrder,
  now,
  times,
  isPending = false,
  isOffline = false,
  notice,
  onDismissNotice,
  onAccept,
  onOpen,
}: NewOrderCardProps) => {
  const { order, customer } = counterOrder;
  const id = useId();
  const promise = suggestedPromise(order, now);
  const readNote = isOffline ? strings.readNote : strings.readNoteAndAnswer;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        {order.acceptBy !== null && (
          <AnswerRing
            startedAt={order.placedAt ?? order.createdAt}
            answerBy={order.acceptBy}
            now={now}
            isStopped={isOffline}
          />
        )}
        <div>
          <h3 id={id} className={type.orderNumber}>
            <span translate="no">{order.number}</span>
          </h3>
          <p className={classNames(type.name, type.oneLine)}>{customer.name ?? strings.customer}</p>
          {order.acceptBy !== null && (
            <OrderFact isAside>{strings.answerBy(times.time(order.acceptBy))}</OrderFact>
          )}
        </div>
      </div>
      <p className={type.facts}>
        <ModeFact mode={order.mode} />
        <WhenFact order={order} times={times} />
      </p>
      <p className={type.facts}>
        <OrderFact>
          <strong className={type.strong}>{strings.pieces(countDishes(order.items))}</strong>
          <span translate="no">{formatPounds(order.breakdown.totalAmount)}</span>
        </OrderFact>
        <OrderFact isAside>{strings.age(orderAge(order, now))}</OrderFact>
      </p>
      {hasNote(order) && (
        <p className={styles.flag}>
          <CounterIcon name="allergy" size="small" />
          <span>{strings.allergyNote}</span>
        </p>
      )}
      {notice && <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />}
      <div className={styles.actions}>
        {hasNote(order) ? (
          <CounterButton variant="new" isWide endIcon="forward" onClick={() => onOpen(counterOrder)}>
            {readNote}
          </CounterButton>
        ) : (
          <>
            <CounterButton
              variant="new"
              icon="check"
              className={styles.main}
              isLoading={isPending}
              isDisabled={isOffline}
              onClick={() => onAccept(counterOrder, promise)}
            >
              {strings.accept(times.time(promise.toISOString()))}
            </CounterButton>
            <CounterButton aria-label={strings.openOrder(order.number)} onClick={() => onOpen(counterOrder)}>
              {strings.open}
            </CounterButton>
          </>
        )}
      </div>
    </article>
  );
};
