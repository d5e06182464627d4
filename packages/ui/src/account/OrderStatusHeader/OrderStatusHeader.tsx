import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import scooter from '../../private/pictures/scooter.webp';
import { place } from '../../private/StandingPicture/StandingPicture.css.ts';
import { StandingPicture } from '../../private/StandingPicture/StandingPicture.tsx';
import { orderStatusNames, orderStrings as strings } from '../order.strings.ts';
import type { Order } from '../order.ts';
import type { OrderTimes } from '../order-times.ts';
import * as styles from './OrderStatusHeader.css.ts';

export interface OrderStatusHeaderProps {
  /** The order. */
  order: Order;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** The way back to the profile. */
  backHref: string;
}

/** The head of an order's page: its number, how far it has come in large words, and when to expect it. */
export const OrderStatusHeader = ({ order, times, backHref }: OrderStatusHeaderProps) => {
  const { number, status, mode, createdAt, placedAt, items } = order;
  const when = placedAt ?? createdAt;
  const isPlaced = status === 'placed';
  const about = isPlaced ? strings.placed : strings.begun;
  const photo = items.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? null;
  return (
    <header className={styles.header}>
      <div
        className={styles.discs[isPlaced || status === 'pending_payment' ? 'good' : 'bad']}
        aria-hidden="true"
      />
      <div className={styles.set} aria-hidden="true">
        {isPlaced && mode === 'delivery' ? (
          <StandingPicture src={scooter} className={place.rider} />
        ) : (
          photo !== null && <StandingPicture src={photo} className={place.rider} />
        )}
      </div>
      <div className={styles.text}>
        <Link href={backHref} className={styles.back}>
          <Icon name="back" size="small" />
          {strings.profile}
        </Link>
        <p className={styles.order}>{about(number, times.day(when), times.time(when))}</p>
        <h1 className={styles.title}>{orderStatusNames[status]}</h1>
        {/* A payment that is confirmed while the customer looks on is told. */}
        <p className={styles.eta} role="status">
          <Expectation order={order} times={times} />
        </p>
      </div>
    </header>
  );
};

const Expectation = ({ order, times }: Pick<OrderStatusHeaderProps, 'order' | 'times'>) => {
  const { status, mode, estimatedFrom, estimatedTo } = order;
  if (status !== 'placed') return strings.explained[status];
  if (estimatedFrom === null || estimatedTo === null) return null;
  return (
    <>
      {mode === 'delivery' ? strings.arriving : strings.ready}
      <span className={styles.time}>{times.time(estimatedFrom)}</span>
      {strings.and}
      <span className={styles.time}>{times.time(estimatedTo)}</span>
    </>
  );
};
