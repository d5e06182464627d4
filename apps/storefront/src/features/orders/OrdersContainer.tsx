import { useQuery } from '@tanstack/react-query';
import { OrdersPage } from '@tiffin/ui';
import { useNow } from '../restaurant/clock.tsx';
import { useRestaurant } from '../restaurant/use-restaurant.ts';
import { useRequiredSession } from '../session/use-require-session.ts';
import { orderQueries } from './orders.queries.ts';

/** All orders of the customer. */
export function OrdersContainer() {
  const { restaurant } = useRestaurant();
  const { hasTokens } = useRequiredSession();
  const query = useQuery({ ...orderQueries.list(), enabled: hasTokens, meta: { hasOwnMessage: true } });
  return (
    <OrdersPage
      orders={query.data?.docs ?? null}
      hasFailed={query.isError && query.data === undefined}
      now={useNow()}
      timeZone={restaurant.timeZone}
      orderHref={({ id }) => `/orders/${id}`}
      backHref="/profile"
      homeHref="/"
      onRetry={() => void query.refetch()}
    />
  );
}
