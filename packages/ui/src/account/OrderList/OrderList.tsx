import { type Order, type OrderStatus, type OrderTimes, orderedAt } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { Price } from '../../primitives/Price/Price.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { WholeWords } from '../../private/WholeWords.tsx';
import { orderStatusName } from '../order-status.strings.ts';
import { orderListStrings as strings } from '../profile.strings.ts';
import * as styles from './OrderList.css.ts';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';

export interface OrderListProps {
  /** The orders, the latest first; null while they load. */
  orders: readonly Order[] | null;
  /** Writes instants in the restaurant's time zone. */
  times: OrderTimes;
  /** The address of an order's page. */
  orderHref: (order: Order) => PageHref;
  /** Draws what orders an order again, such as a small Button; null where that is not possible. */
  again?: ((order: Order) => ReactNode) | undefined;
}

/** A customer's orders, one line each: when, what, how far, how much. */
export const OrderList = ({ orders, times, orderHref, again }: OrderListProps) => {
  if (orders === null) return <OrderListSkeleton />;
  return (
    <ul className={styles.list} aria-label={strings.list}>
      {orders.map((order) => (
        <Row key={order.id} order={order} times={times} href={orderHref(order)} again={again?.(order)} />
      ))}
    </ul>
  );
};

type Look = { readonly look: keyof typeof styles.state; readonly icon: IconName };

/** How a state looks: under way unless it is known to have ended. */
function lookOf(status: OrderStatus): Look {
  switch (status) {
    case 'placed':
    case 'completed':
      return { look: 'good', icon: 'check' };
    case 'payment_expired':
    case 'payment_failed':
    case 'declined':
    case 'cancelled':
      return { look: 'bad', icon: 'error' };
    default:
      return { look: 'live', icon: 'clock' };
  }
}

interface RowProps {
  readonly order: Order;
  readonly times: OrderTimes;
  readonly href: PageHref;
  readonly again: ReactNode;
}

const Row = ({ order, times, href, again }: RowProps) => {
  const { number, status, items, breakdown } = order;
  const when = whenOf(orderedAt(order), times);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { look, icon } = lookOf(status);
  return (
    <li className={styles.row}>
      <div className={styles.dishes}>
        {items.slice(0, 3).map(({ id, photoUrl, photo }) => (
          <DishTile key={id} photoUrl={photoUrl} photo={photo} className={styles.tile} />
        ))}
      </div>
      <div>
        <p className={styles.when}>{when}</p>
        <p className={styles.what}>
          <WholeWords>{strings.item(number, count)}</WholeWords>
        </p>
      </div>
      <p className={styles.state[look]}>
        <Icon name={icon} size="small" />
        <span>{orderStatusName(order)}</span>
      </p>
      {again !== undefined && again !== null && <div className={styles.again}>{again}</div>}
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
