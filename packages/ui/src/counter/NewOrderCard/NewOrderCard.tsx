import {
  type CounterOrder,
  expectedTime,
  formatPounds,
  hasAllergyNote,
  type LocalTimes,
  type Order,
  suggestedPromise,
} from '@tiffin/domain';
import { useId } from 'react';
import { classNames } from '../../private/class-names.ts';
import { AnswerRing } from '../AnswerRing/AnswerRing.tsx';
import { useClipped } from '../BoardPages/use-clipped.ts';
import { useCut } from '../BoardPages/use-cut.ts';
import { boardStrings as strings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import { DishLines } from '../DishLines/DishLines.tsx';
import { OrderFlag } from '../OrderFlag/OrderFlag.tsx';
import { OrderNotice, type OrderNoticeContent } from '../OrderNotice/OrderNotice.tsx';
import { OrderResultWords } from '../OrderResult/OrderResultWords.tsx';
import type { OrderResult } from '../OrderResult/order-result.ts';
import * as styles from './NewOrderCard.css.ts';

/** What each order on the board is shown with. */
export interface BoardPlaceProps {
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
  /** What has become of it while it kept its place. @default null */
  result?: OrderResult | null | undefined;
  /** Called when the whole order is to be shown. */
  onOpen: (order: CounterOrder) => void;
}

/** What the board shows an order with that has room for words. */
export interface BoardOrderProps extends BoardPlaceProps {
  /** What came of an action on it. */
  notice?: OrderNoticeContent | undefined;
  /** Called when its notice is closed. */
  onDismissNotice?: ((order: CounterOrder) => void) | undefined;
}

/** Props of {@link NewOrderCard}. */
export interface NewOrderCardProps extends BoardOrderProps {
  /** How many minutes the kitchen's load suggests to promise; without, Accept promises what the customer was shown. */
  suggestedMinutes?: number | undefined;
  /** The time of an acceptance that is pressed and not sent yet. */
  accepting?: Date | undefined;
  /** Called when that acceptance is taken back. */
  onUndoAccept: (order: CounterOrder) => void;
  /** Called when the order is accepted, with the time that the button showed. */
  onAccept: (order: CounterOrder, promisedAt: Date) => void;
}

/**
 * An order that nobody has answered, with all that is in it: it is read before it is accepted, so Accept is one press only
 * where every dish and the whole note are in sight, and nobody is allergic.
 */
export const NewOrderCard = ({
  order: counterOrder,
  now,
  times,
  isPending = false,
  isOffline = false,
  notice,
  onDismissNotice,
  result = null,
  suggestedMinutes,
  accepting,
  onAccept,
  onUndoAccept,
  onOpen,
}: NewOrderCardProps) => {
  const { order, customer } = counterOrder;
  const id = useId();
  const { list, cut } = useCut(order.items.map((item) => item.id));
  const note = useClipped(order.note);
  const mustRead = hasAllergyNote(order) || note.isClipped || cut > 0;
  const promise = suggestedPromise(order, now, suggestedMinutes);
  const open = (
    <CounterButton
      className={styles.other}
      aria-label={strings.openOrder(order.number)}
      onClick={() => onOpen(counterOrder)}
    >
      {strings.open}
    </CounterButton>
  );
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
        <div className={styles.who}>
          <div className={styles.numberAndTotal}>
            <h3 id={id} className={styles.number}>
              <span translate="no">{order.number}</span>
            </h3>
            <span className={styles.total} translate="no">
              {formatPounds(order.breakdown.totalAmount)}
            </span>
          </div>
          <p className={classNames(type.name, type.oneLine, styles.name)}>
            {customer.name ?? strings.customer}
          </p>
          <p className={styles.mode}>
            <CounterIcon name={order.mode} size="small" />
            <span>{strings.mode[order.mode]}</span>
            <b className={styles.when}>{whenWords(order, times)}</b>
          </p>
        </div>
      </div>
      <OrderFlag order={order} isShort noteRef={note.ref} />
      <DishLines ref={list} look="card" items={order.items} cut={cut} />
      {cut > 0 && <p className={styles.rest}>{strings.moreDishes(cut)}</p>}
      {notice && <OrderNotice order={counterOrder} notice={notice} onDismiss={onDismissNotice} />}
      <div className={styles.actions}>
        {result !== null ? (
          <>
            <OrderResultWords result={result} className={styles.result} />
            {open}
          </>
        ) : accepting !== undefined ? (
          <>
            <OrderResultWords
              result={{ words: strings.accepting(times.time(accepting.toISOString())), isBad: false }}
              className={styles.result}
            />
            <CounterButton
              className={styles.other}
              aria-label={strings.undoAccept(order.number)}
              onClick={() => onUndoAccept(counterOrder)}
            >
              {strings.undo}
            </CounterButton>
          </>
        ) : mustRead ? (
          <CounterButton
            variant="new"
            isWide
            className={styles.read}
            endIcon="forward"
            onClick={() => onOpen(counterOrder)}
          >
            {isOffline ? strings.read : strings.readAndAnswer}
          </CounterButton>
        ) : (
          <>
            <CounterButton
              variant="new"
              className={styles.main}
              isLoading={isPending}
              isDisabled={isOffline}
              onClick={() => onAccept(counterOrder, promise)}
            >
              {strings.accept(times.time(promise.toISOString()))}
            </CounterButton>
            {open}
          </>
        )}
      </div>
    </article>
  );
};

/** Who collects comes at a time; a rider leaves as soon as possible. */
function whenWords(order: Order, times: LocalTimes): string {
  const expected = expectedTime(order);
  return order.mode === 'collection' && expected !== null ? times.time(expected.to) : strings.asap;
}
