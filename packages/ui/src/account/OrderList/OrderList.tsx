import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderStatusNames, orderListStrings as strings } from '../order.strings.ts';
import type { Order, OrderStatus } from '../order.ts';
import type { OrderTimes } from '../order-times.ts';
import * as styles from './OrderList.css.ts';

export interface OrderListProps {
  /** The orders, the latest first; null while they load. */
  orders: readonly Order[] | null;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** The address of an order's page. */
  orderHref: (order: Order) => string;
}

/** A customer's orders, one line each: when, what, how far, how much. */
export const OrderList = ({ orders, times, orderHref }: OrderListProps) => {
  if (orders === null) return <OrderListSkeleton />;
  return (
    <ul className={styles.list} aria-label={strings.list}>
      {orders.map((order) => (
        <Row key={order.id} order={order} times={times} href={orderHref(order)} />
      ))}
    </ul>
  );
};

const states: Record<OrderStatus, { look: keyof typeof styles.state; icon: IconName }> = {
  placed: { look: 'good', icon: 'check' },
  pending_payment: { look: 'live', icon: 'clock' },
  payment_expired: { look: 'bad', icon: 'error' },
  payment_failed: { look: 'bad', icon: 'error' },
};

const Row = ({ order, times, href }: { order: Order; times: OrderTimes; href: string }) => {
  const { number, status, items, createdAt, breakdown } = order;
  const when = whenOf(createdAt, times);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { look, icon } = states[status];
  return (
    <li className={styles.row}>
      <div className={styles.dishes}>
        {items.slice(0, 3).map(({ id, photoUrl }) => (
          <DishTile key={id} photoUrl={photoUrl} className={styles.tile} />
        ))}
      </div>
      <div>
        <p className={styles.when}>{when}</p>
        <p className={styles.what}>{strings.item(number, count)}</p>
      </div>
      <p className={styles.state[look]}>
        <Icon name={icon} size="small" />
        {orderStatusNames[status]}
      </p>
      <Link href={href} className={styles.go}>
        <Price amount={breakdown.totalAmount} />
        <Icon name="forward" className={styles.arrow} />
        <VisuallyHidden>{strings.view(when)}</VisuallyHidden>
      </Link>
    </li>
  );
};

/** "Today, 18:52" for the last two days, then the date alone. */
const whenOf = (instant: string, { day, time, date }: OrderTimes): string => {
  const name = day(instant);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return name === date(instant) ? name : `${capital}, ${time(instant)}`;
};

const OrderListSkeleton = () => (
  <div className={styles.list} role="status" aria-label={strings.loading}>
    {[0, 1, 2].map((row) => (
      <div key={row} className={styles.row}>
        <div className={styles.dishes}>
          <Skeleton shape="circle" className={styles.tile} />
          <Skeleton shape="circle" className={styles.tile} />
        </div>
        <div>
          <Skeleton shape="text" width="half" />
          <Skeleton shape="caption" width="long" />
        </div>
      </div>
    ))}
  </div>
);
