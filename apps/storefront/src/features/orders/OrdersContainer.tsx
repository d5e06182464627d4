import { useInfiniteQuery } from '@tanstack/react-query';
import { OrdersPage } from '@tiffin/ui';
import { useNow } from '../restaurant/clock.tsx';
import { useRestaurant } from '../restaurant/use-restaurant.ts';
import { useRequiredSession } from '../session/use-require-session.ts';
import { orderQueries } from './orders.queries.ts';

/** All orders of the customer. */
export function OrdersContainer() {
  const { restaurant } = useRestaurant();
  const { hasTokens } = useRequiredSession();
  const query = useInfiniteQuery({
    ...orderQueries.pages(),
    enabled: hasTokens,
    meta: { hasOwnMessage: true },
  });
  return (
    <OrdersPage
      orders={query.data ?? null}
      hasFailed={query.isError && query.data === undefined}
      older={
        query.hasNextPage
          ? {
              isLoading: query.isFetchingNextPage,
              hasFailed: query.isFetchNextPageError,
              onLoad: () => void query.fetchNextPage(),
            }
          : undefined
      }
      now={useNow()}
      timeZone={restaurant.timeZone}
      orderHref={({ id }) => `/orders/${id}`}
      backHref="/profile"
      homeHref="/"
      onRetry={() => void query.refetch()}
    />
  );
}
