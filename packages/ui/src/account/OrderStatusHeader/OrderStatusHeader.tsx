import { closedReasonMessages, expectedTime, type Order, type OrderTimes, reachedAt } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import scooter from '../../private/pictures/scooter.webp';
import { place } from '../../private/StandingPicture/StandingPicture.css.ts';
import { StandingPicture } from '../../private/StandingPicture/StandingPicture.tsx';
import { orderStrings } from '../order.strings.ts';
import { orderProgressStrings as strings } from '../order-progress.strings.ts';
import { hasFailed } from '../order-progress.ts';
import { orderStatusName } from '../order-status.strings.ts';
import * as styles from './OrderStatusHeader.css.ts';

export interface OrderStatusHeaderProps {
  /** The order. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** The way back to the profile. */
  backHref: PageHref;
}

/** The head of an order's page: its number, how far it has come in large words, and when to expect it. */
export const OrderStatusHeader = ({ order, times, backHref }: OrderStatusHeaderProps) => {
  const { number, status, mode, createdAt, placedAt, items } = order;
  const when = placedAt ?? createdAt;
  const about = placedAt !== null ? strings.placed : strings.begun;
  const isOnItsWay = placedAt !== null && status !== 'completed' && !hasFailed(status);
  const photo = items.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? null;
  return (
    <header className={styles.header}>
      <div className={styles.discs[hasFailed(status) ? 'bad' : 'good']} aria-hidden="true" />
      <div className={styles.set} aria-hidden="true">
        {isOnItsWay && mode === 'delivery' ? (
          <StandingPicture src={scooter} className={place.rider} />
        ) : (
          photo !== null && <StandingPicture src={photo} className={place.rider} />
        )}
      </div>
      <div className={styles.text}>
        <Link href={backHref} className={styles.back}>
          <Icon name="back" size="small" />
          {orderStrings.profile}
        </Link>
        <p className={styles.order}>{about(number, times.day(when), times.time(when))}</p>
        <h1 className={styles.title}>{orderStatusName(order)}</h1>
        {/* What changes while the page is open is announced. */}
        <p className={styles.eta} role="status">
          <Expectation order={order} times={times} />
        </p>
      </div>
    </header>
  );
};

const Expectation = ({ order, times }: Pick<OrderStatusHeaderProps, 'order' | 'times'>) => {
  const { status, mode, acceptBy, closedReason } = order;
  switch (status) {
    case 'pending_payment':
    case 'payment_expired':
    case 'payment_failed':
      return orderStrings.explained[status];
    case 'declined':
    case 'cancelled':
      return closedReasonMessages[closedReason ?? 'other'];
    case 'placed':
      if (acceptBy === null) return <Expected order={order} times={times} />;
      return (
        <>
          <b className={styles.time}>{strings.unanswered}</b>
          {strings.unansweredUntil}
          <span className={styles.time}>{times.time(acceptBy)}</span>.
        </>
      );
    case 'ready':
      return mode === 'collection' ? strings.collectNow : <Expected order={order} times={times} />;
    case 'completed': {
      const at = reachedAt(order, 'completed');
      if (at === undefined) return null;
      return (
        <>
          {strings.handedOverAt}
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
  if (expected.from === expected.to) {
    return (
      <>
        {isDelivery ? strings.atYourDoorBy : strings.readyBy}
        {to}
      </>
    );
  }
  return (
    <>
      {isDelivery ? strings.arriving : strings.ready}
      <span className={styles.time}>{times.time(expected.from)}</span>
      {strings.and}
      {to}
    </>
  );
};
