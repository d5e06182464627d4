import { OrdersPage, type OrdersPageProps } from '@tiffin/ui';
import { useNow } from '../restaurant/clock.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { useOrderPages } from './use-order-pages.ts';

/** All orders of the customer, each with what `again` draws for it. */
export function OrdersContainer({ again }: Pick<OrdersPageProps, 'again'>) {
  const { restaurant, isDeleted } = useRestaurant();
  const { hasTokens } = useSession();
  return (
    <OrdersPage
      {...useOrderPages(hasTokens)}
      now={useNow()}
      timeZone={restaurant.timeZone}
      orderHref={({ id }) => `/orders/${id}`}
      again={isDeleted ? undefined : again}
      backHref="/profile"
      homeHref="/"
    />
  );
}
