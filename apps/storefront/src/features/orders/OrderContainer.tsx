import { useQuery } from '@tanstack/react-query';
import { statusOf } from '@tiffin/api';
import { expectedTime, hasOrderEnded } from '@tiffin/domain';
import { type OrderActionsProps, OrderPage } from '@tiffin/ui';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { type Preloadable, preloadable } from '../../browser/preloadable.tsx';
import { useClockAhead, useNow } from '../restaurant/clock.tsx';
import { restaurantPlace, useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';
import { useLiveOrder } from './use-live-order.ts';

const cancelDialog = preloadable(() => import('./CancelOrder.tsx'), DialogLoadError);
const refunds = preloadable(() => import('./order-refunds.ts'));

interface OrderContainerProps {
  readonly id: string;
  /** What can be done about it, whose code comes beside it. */
  readonly actions: Preloadable<OrderActionsProps>;
}

/** One order of the customer; another one's is not found. */
export function OrderContainer({ id, actions }: OrderContainerProps) {
  const { restaurant, settings } = useRestaurant();
  const { hasTokens } = useSession();
  const ahead = useClockAhead();
  const getNow = useCallback(() => new Date(Date.now() + ahead), [ahead]);
  const { query, isLive, isFollowed } = useLiveOrder(id, hasTokens);
  const order = query.data;
  const { data: closesAt } = useQuery({
    queryKey: ['closing-before', id, order && expectedTime(order)],
    // The rules of the opening hours weigh as much as the page.
    queryFn: async () => (await import('./closing-before-ready.ts')).closingBeforeReady(restaurant, order),
    enabled: Boolean(order),
  });
  const status = statusOf(query.error);
  const [isCancelling, setCancelling] = useState(false);
  // Beside the order, so that it is there when the order is shown.
  useEffect(() => void actions.preload(), [actions]);
  return (
    <>
      <OrderPage
        order={order ?? null}
        failure={
          status === 403 || status === 404 ? 'not_found' : query.isError && !order ? 'error' : undefined
        }
        now={useNow()}
        getNow={getNow}
        timeZone={restaurant.timeZone}
        closesAt={closesAt}
        restaurantAddress={restaurantPlace(settings)}
        restaurantPhone={settings.contact.phone}
        restaurantName={restaurant.name}
        vatNumber={settings.legal.vatNumber}
        backHref="/orders"
        homeHref="/"
        Refunds={refunds.Component}
        Actions={actions.Component}
        live={
          isFollowed && order && !hasOrderEnded(order.status)
            ? { isLive, updatedAt: new Date(query.dataUpdatedAt + ahead).toISOString() }
            : undefined
        }
        onRetry={() => void query.refetch()}
        onCancel={() => setCancelling(true)}
      />
      <Suspense>
        {isCancelling && order && (
          <cancelDialog.Component order={order} onClose={() => setCancelling(false)} />
        )}
      </Suspense>
    </>
  );
}
