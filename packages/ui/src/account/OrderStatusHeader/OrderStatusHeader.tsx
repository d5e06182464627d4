import {
  closedReasonMessage,
  hasOrderFailed,
  type Order,
  type OrderStatus,
  type OrderTimes,
  orderedAt,
} from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { place } from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { CutoutPicture } from '../../private/CutoutPicture/CutoutPicture.tsx';
import { WholeWords } from '../../private/WholeWords.tsx';
import { type LiveState, LiveUpdate } from '../LiveUpdate/LiveUpdate.tsx';
import { orderStrings } from '../order.strings.ts';
import { orderHeadStrings as strings } from '../order-head.strings.ts';
import { orderStatusName } from '../order-status.strings.ts';
import { type HeadTime, headTime } from './head-time.ts';
import * as styles from './OrderStatusHeader.css.ts';

export interface OrderStatusHeaderProps {
  /** The order. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** The restaurant's time, which the minutes are counted from. */
  now: Date;
  /** The way back to the customer's orders. */
  backHref: PageHref;
  /** Whether the page follows the order; left out when nothing more happens to it. */
  live?: LiveState | undefined;
  /** The closing time that comes before the order is ready, such as "22:30"; null where none does. @default null */
  closesAt?: string | null | undefined;
}

/** The head of an order's page: how far it has come, and the one time that matters, as large as the news. */
export const OrderStatusHeader = (props: OrderStatusHeaderProps) => {
  const { order, times, now, backHref, live, closesAt = null } = props;
  const { number, status, placedAt, items } = order;
  const when = orderedAt(order);
  const about = placedAt !== null ? strings.placed : strings.begun;
  const photos = items.flatMap(({ photoUrl }) => photoUrl ?? []);
  const isBad = hasOrderFailed(status);
  const head = headTime(order, now, times);
  return (
    <header className={styles.header}>
      <div className={styles.discs[isBad ? 'bad' : 'good']} aria-hidden="true" />
      <div className={styles.set} aria-hidden="true">
        <Dishes photos={photos} isDimmed={isBad} />
      </div>
      <div className={styles.text}>
        <Link href={backHref} className={styles.back}>
          <Icon name="back" size="small" />
          <span>{orderStrings.orders}</span>
        </Link>
        <p className={styles.meta}>
          <span className={styles.order}>
            <WholeWords>{strings.order(number)}</WholeWords>
          </span>{' '}
          {live === undefined ? (
            <span className={styles.order}>{about(times.day(when), times.time(when))}</span>
          ) : (
            <LiveUpdate {...live} times={times} />
          )}
        </p>
        {/* What changes while the page is open is announced as a whole. */}
        <div role="status">
          <h1 className={styles.title}>{orderStatusName(order)}</h1>
          {head === null ? (
            <p className={styles.words}>
              <News order={order} times={times} />
            </p>
          ) : (
            <LargeTime {...head} />
          )}
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

const LargeTime = ({ figures: [from, to], said, left }: HeadTime) => {
  const shape = to === undefined ? 'one' : 'range';
  return (
    <p className={styles.eta[shape]}>
      <b className={styles.figure[shape]}>
        <span>{from}</span>
        {to !== undefined && (
          <>
            {' '}
            <span className={styles.to}>{strings.to}</span> <span>{to}</span>
          </>
        )}
      </b>{' '}
      <span className={styles.beside[shape]}>
        {said.map((line) => (
          <span key={line} className={styles.line[shape]}>{`${line} `}</span>
        ))}
        {/* Each minute would be spoken. */}
        {left !== undefined && (
          <span aria-live="off" className={styles.line[shape]}>
            {left}
          </span>
        )}
      </span>
    </p>
  );
};

const explained: Partial<Record<OrderStatus, string>> = orderStrings.explained;

const News = ({ order, times }: Pick<OrderStatusHeaderProps, 'order' | 'times'>) => {
  const { status, acceptBy } = order;
  switch (status) {
    case 'payment_expired':
    case 'payment_failed':
      if (order.hasUnusedPayment) return <span>{orderStrings.explained.not_used}</span>;
      return <span>{explained[order.payment === 'declined' ? 'payment_failed' : status]}</span>;
    case 'declined':
    case 'cancelled':
      return <span>{closedReasonMessage(order)}</span>;
    case 'placed':
      if (acceptBy === null) return null;
      return (
        <>
          <b className={styles.strong}>{strings.unanswered}</b>
          <span>{strings.unansweredUntil}</span>
          <span className={styles.strong}>{times.time(acceptBy)}</span>
          <span>.</span>
        </>
      );
    case 'ready':
      return <span>{strings.collect}</span>;
    default:
      return <span>{explained[status]}</span>;
  }
};
