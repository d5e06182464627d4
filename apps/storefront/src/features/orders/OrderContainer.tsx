import { OrderPage } from '@tiffin/ui';
import { useCallback } from 'react';
import { statusOf } from '../../server/call-result.ts';
import { useClockAhead, useNow } from '../restaurant/clock.tsx';
import { restaurantPlace, useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { useLiveOrder } from './use-live-order.ts';

/** One order of the customer; another one's is not found. */
export function OrderContainer({ id }: { readonly id: string }) {
  const { restaurant, settings } = useRestaurant();
  const { hasTokens } = useSession();
  const ahead = useClockAhead();
  const getNow = useCallback(() => new Date(Date.now() + ahead), [ahead]);
  const { query, isLive, isFollowed } = useLiveOrder(id, hasTokens);
  const isMissing = query.isError && [403, 404].includes(statusOf(query.error) ?? 0);
  return (
    <OrderPage
      order={query.data ?? null}
      failure={isMissing ? 'not_found' : query.isError && query.data === undefined ? 'error' : undefined}
      now={useNow()}
      getNow={getNow}
      timeZone={restaurant.timeZone}
      restaurantAddress={restaurantPlace(settings)}
      restaurantPhone={settings.contact.phone}
      backHref="/profile"
      homeHref="/"
      live={
        isFollowed ? { isLive, updatedAt: new Date(query.dataUpdatedAt + ahead).toISOString() } : undefined
      }
      onRetry={() => void query.refetch()}
    />
  );
}
