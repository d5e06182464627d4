import { useInfiniteQuery } from '@tanstack/react-query';
import { OrdersPage, type OrdersPageProps } from '@tiffin/ui';
import { useNow } from '../restaurant/clock.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { orderQueries } from './orders.queries.ts';

/** All orders of the customer, each with what `again` draws for it. */
export function OrdersContainer({ again }: Pick<OrdersPageProps, 'again'>) {
  const { restaurant, isDeleted } = useRestaurant();
  const { hasTokens } = useSession();
  const query = useInfiniteQuery({ ...orderQueries.pages(), enabled: hasTokens });
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
      again={isDeleted ? undefined : again}
      backHref="/profile"
      homeHref="/"
      onRetry={() => void query.refetch()}
    />
  );
}
