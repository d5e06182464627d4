import { type CounterOrder, countDishes, type LocalTimes, type OpenStatus } from '@tiffin/domain';
import { AnswerRing } from '../AnswerRing/AnswerRing.tsx';
import { timeLeft } from '../AnswerRing/time-left.ts';
import { boardStrings } from '../board.strings.ts';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import * as type from '../counter-type.css.ts';
import { ModeFact, OrderFact, WhenFact } from '../OrderFact/OrderFact.tsx';
import type { BellPattern } from '../ServicePanel/BellBlock.tsx';
import { StartCover } from '../StartCover/StartCover.tsx';
import { startStrings } from '../start.strings.ts';
import * as styles from './WaitingCover.css.ts';

/** Props of {@link WaitingCover}. */
export interface WaitingCoverProps {
  /** Name of the restaurant. */
  restaurantName: string;
  /** Whether the restaurant is open, worked out by `openStatus` of the domain. */
  status: Pick<OpenStatus, 'isOpen' | 'message'>;
  /** Up to three pictures of dishes. @default [] */
  pictures?: readonly string[];
  /** The orders that wait: at least one. */
  orders: readonly CounterOrder[];
  /** Whether the backend answers. */
  isOnline: boolean;
  /** Whether the bell can be heard. */
  hasSound: boolean;
  /** How this device rings for orders that the system has accepted. */
  bell: BellPattern;
  /** Writes instants in the restaurant's time zone. */
  times: LocalTimes;
  /** The time by the server's clock. */
  now: Date;
  /** Called when the shift starts: the press that lets the browser play sounds and hold the screen awake. */
  onStart: () => void;
}

const strings = startStrings.waiting;

/** More would push the button out of sight; all of them are on the board. */
const shownOrders = 4;

/** The cover of a device without a shift while orders wait: it counts down, lists them, and one press starts the shift. */
export const WaitingCover = (props: WaitingCoverProps) => {
  const { restaurantName, status, pictures = [], isOnline, hasSound, bell, times, now, onStart } = props;
  const orders = props.orders.toSorted((a, b) => deadline(a) - deadline(b));
  const first = orders[0]?.order;
  const acceptBy = first?.acceptBy ?? null;
  const shown = orders.slice(0, shownOrders);
  return (
    <StartCover name={restaurantName} pictures={pictures} status={status} isRinging>
      <div className={acceptBy === null ? undefined : styles.top}>
        {first !== undefined && acceptBy !== null && (
          <AnswerRing
            look="cover"
            startedAt={first.placedAt ?? first.createdAt}
            answerBy={acceptBy}
            now={now}
            isStopped={!isOnline}
          />
        )}
        <div role="alert">
          <h1 className={styles.title}>{strings.title(orders.length)}</h1>
          <p className={styles.lead}>
            {acceptBy !== null
              ? strings.declinedAt(times.time(acceptBy), orders.length === 1)
              : strings[orders.length === 1 ? 'unseen' : 'unseenSome']}
          </p>
        </div>
      </div>
      <ul aria-label={strings.list} className={styles.list}>
        {shown.map((entry) => (
          <WaitingOrder
            key={entry.order.id}
            counterOrder={entry}
            times={times}
            now={now}
            isOnline={isOnline}
          />
        ))}
        {orders.length > shown.length && (
          <li className={styles.rest}>{strings.more(orders.length - shown.length)}</li>
        )}
      </ul>
      <CounterButton size="answer" isWide icon="play" className={styles.start} onClick={onStart}>
        {acceptBy === null ? strings.startAndLook : strings.start}
      </CounterButton>
      <p className={styles.say}>
        <CounterIcon name={!isOnline ? 'offline' : hasSound ? 'bell' : 'sound-off'} />
        <span>
          {!isOnline
            ? strings.offline
            : !hasSound
              ? strings.noSound
              : acceptBy === null && bell === 'once'
                ? strings.rangOnce
                : strings.ringing}
        </span>
      </p>
    </StartCover>
  );
};

interface WaitingOrderProps extends Pick<WaitingCoverProps, 'times' | 'now' | 'isOnline'> {
  counterOrder: CounterOrder;
}

const WaitingOrder = ({ counterOrder: { order, customer }, times, now, isOnline }: WaitingOrderProps) => (
  <li className={styles.order}>
    <b className={styles.number} translate="no">
      {order.number}
    </b>
    <span className={`${type.oneLine} ${styles.name}`}>{customer.name ?? boardStrings.customer}</span>
    {order.acceptBy !== null && isOnline && (
      <span className={styles.left} aria-hidden="true">
        {timeLeft(order.acceptBy, now).clock}
      </span>
    )}
    <p className={styles.facts}>
      <ModeFact mode={order.mode} />
      <WhenFact order={order} times={times} />
      <OrderFact>{boardStrings.pieces(countDishes(order.items))}</OrderFact>
    </p>
  </li>
);

// What the system has answered has no deadline: after all that have one.
function deadline({ order }: CounterOrder): number {
  return order.acceptBy === null ? Number.MAX_SAFE_INTEGER : Date.parse(order.acceptBy);
}
