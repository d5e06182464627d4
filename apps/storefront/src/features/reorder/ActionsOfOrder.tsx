import { OrderActions, type OrderActionsProps } from '@tiffin/ui';
import { Suspense } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { ReportProblemSlot } from '../problems/ReportProblemSlot.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { orderAgainOnPage } from './OrderAgainSlot.tsx';

const reported = preloadable(() => import('../problems/ReportedOfOrder.tsx'));

/** What can be done about an order; one of this restaurant that was placed can be ordered again. */
export default function ActionsOfOrder(props: OrderActionsProps) {
  const { order, times } = props;
  const { restaurant, isDeleted } = useRestaurant();
  // One of another restaurant of the same foundation can be read here, but not be put into this one's cart.
  const canReorder = order.restaurantId === restaurant.id && !isDeleted;
  return (
    <OrderActions
      {...props}
      again={canReorder && orderAgainOnPage(order)}
      wrong={<ReportProblemSlot key={order.id} order={order} />}
      reported={
        order.problems && (
          <Suspense>
            <reported.Component order={order} times={times} />
          </Suspense>
        )
      }
    />
  );
}
