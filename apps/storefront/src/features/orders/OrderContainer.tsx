import { useQuery } from '@tanstack/react-query';
import { OrderPage } from '@tiffin/ui';
import { statusOf } from '../../server/call-result.ts';
import { useNow } from '../restaurant/clock.tsx';
import { restaurantPlace, useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { orderQueries } from './orders.queries.ts';

/** One order of the customer; another one's is not found. */
export function OrderContainer({ id }: { readonly id: string }) {
  const { restaurant, settings } = useRestaurant();
  const { hasTokens } = useSession();
  const query = useQuery({ ...orderQueries.byId(id), enabled: hasTokens });
  const isMissing = query.isError && [403, 404].includes(statusOf(query.error) ?? 0);
  return (
    <OrderPage
      order={query.data ?? null}
      failure={isMissing ? 'not_found' : query.isError && query.data === undefined ? 'error' : undefined}
      now={useNow()}
      timeZone={restaurant.timeZone}
      restaurantAddress={restaurantPlace(settings)}
      restaurantPhone={settings.contact.phone}
      backHref="/profile"
      homeHref="/"
      onRetry={() => void query.refetch()}
    />
  );
}
