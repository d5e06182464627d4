import {
  closedReasonMessage,
  expectedTime,
  hasOrderFailed,
  type Order,
  type OrderTimes,
  orderedAt,
  reachedAt,
} from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import scooter from '../../private/pictures/scooter.webp';
import { WholeWords } from '../../private/WholeWords.tsx';
import { type LiveState, LiveUpdate } from '../LiveUpdate/LiveUpdate.tsx';
import { orderStrings } from '../order.strings.ts';
import { orderLiveStrings } from '../order-live.strings.ts';
import { orderProgressStrings as strings } from '../order-progress.strings.ts';
import { orderStatusName } from '../order-status.strings.ts';
import * as styles from './OrderStatusHeader.css.ts';

export interface OrderStatusHeaderProps {
  /** The order. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** The way back to the profile. */
  backHref: PageHref;
  /** Whether the page follows the order; left out when nothing more happens to it. */
  live?: LiveState | undefined;
  /** Whether the promised time is over. @default false */
  isLate?: boolean;
  /** The closing time that comes before the order is ready, such as "22:30"; null where none does. @default null */
  closesAt?: string | null | undefined;
}

/** The head of an order's page: its number, how far it has come in large words, and when to expect it. */
export const OrderStatusHeader = (props: OrderStatusHeaderProps) => {
  const { order, times, backHref, live, isLate = false, closesAt = null } = props;
  const { number, status, mode, placedAt, items } = order;
  const when = orderedAt(order);
  const about = placedAt !== null ? strings.placed : strings.begun;
  const isRiding = status === 'out_for_delivery' || (status === 'placed' && order.acceptBy === null);
  const photos = items.flatMap(({ photoUrl }) => photoUrl ?? []);
  const isBad = hasOrderFailed(status);
  return (
    <header className={styles.header}>
      <div className={styles.discs[isBad ? 'bad' : 'good']} aria-hidden="true" />
      <div className={styles.set} aria-hidden="true">
        {isRiding && mode === 'delivery' ? (
          <CutoutPicture src={scooter} className={place.rider} />
        ) : (
          <Dishes photos={photos} isDimmed={isBad} />
        )}
      </div>
      <div className={styles.text}>
        <Link href={backHref} className={styles.back}>
          <Icon name="back" size="small" />
          <span>{orderStrings.profile}</span>
        </Link>
        <p className={styles.meta}>
          <span className={styles.order}>
            <WholeWords>{about(number, times.day(when), times.time(when))}</WholeWords>
          </span>
          {live !== undefined && <LiveUpdate {...live} times={times} />}
        </p>
        {/* What changes while the page is open is announced as a whole. */}
        <div role="status">
          <h1 className={styles.title}>{orderStatusName(order)}</h1>
          <p className={styles.eta}>
            {isLate && order.promisedTo !== null ? (
              <>
                <b className={styles.time}>{orderLiveStrings.late}</b>
                <span>{orderLiveStrings.promisedBy}</span>
                <span className={styles.time}>{times.time(order.promisedTo)}</span>
              </>
            ) : (
              <Expectation order={order} times={times} />
            )}
          </p>
          {closesAt !== null && isBeingMade(order) && (
            <p className={styles.closing}>{strings.afterClosing(closesAt)}</p>
          )}
        </div>
      </div>
    </header>
  );
};

// A restaurant that has not answered yet may decline.
const isBeingMade = ({ status, acceptBy }: Order) =>
  status === 'accepted' || status === 'preparing' || (status === 'placed' && acceptBy === null);

// The first dish, with the second behind it.
const Dishes = ({ photos, isDimmed }: { photos: readonly string[]; isDimmed: boolean }) => {
  const [first, second] = photos;
  if (first === undefined) return null;
  if (second === undefined || isDimmed)
    return <CutoutPicture src={first} className={place.rider} isDimmed={isDimmed} />;
  return (
    <>
      <CutoutPicture src={second} className={place.behind} />
      <CutoutPicture src={first} className={place.front} />
    </>
  );
};

const Expectation = ({ order, times }: Pick<OrderStatusHeaderProps, 'order' | 'times'>) => {
  const { status, mode, acceptBy } = order;
  switch (status) {
    case 'payment_expired':
    case 'payment_failed':
      if (order.hasUnusedPayment) return <span>{orderStrings.explained.not_used}</span>;
      return <span>{orderStrings.explained[order.payment === 'declined' ? 'payment_failed' : status]}</span>;
    case 'pending_payment':
      return <span>{orderStrings.explained[status]}</span>;
    case 'declined':
    case 'cancelled':
      return <span>{closedReasonMessage(order)}</span>;
    case 'placed':
      if (acceptBy === null) return <Expected order={order} times={times} />;
      return (
        <>
          <b className={styles.time}>{strings.unanswered}</b>
          <span>{strings.unansweredUntil}</span>
          <span className={styles.time}>{times.time(acceptBy)}</span>
          <span>.</span>
        </>
      );
    case 'ready':
      return mode === 'collection' ? (
        <span>{strings.collectNow}</span>
      ) : (
        <Expected order={order} times={times} />
      );
    case 'completed': {
      const at = reachedAt(order, 'completed');
      if (at === undefined) return null;
      return (
        <>
          <span>{strings.handedOverAt}</span>
          <span className={styles.time}>{times.time(at)}</span>
        </>
      );
    }
    default:
      return <Expected order={order} times={times} />;
  }
};

const Expected = ({ order, times }: Pick<OrderStatusHeaderProps, 'order' | 'times'>) => {
  const expected = expectedTime(order);
  if (expected === null) return null;
  const isDelivery = order.mode === 'delivery';
  const to = <span className={styles.time}>{times.time(expected.to)}</span>;
  const newTime = order.isDelayed && <b className={styles.time}>{orderLiveStrings.newTime}</b>;
  if (expected.from === expected.to) {
    return (
      <>
        {newTime}
        <span>{isDelivery ? strings.atYourDoorBy : strings.readyBy}</span>
        {to}
      </>
    );
  }
  return (
    <>
      {newTime}
      <span>{isDelivery ? strings.arriving : strings.ready}</span>
      <span className={styles.time}>{times.time(expected.from)}</span>
      <span>{strings.and}</span>
      {to}
    </>
  );
};
