import { OrderActions, type OrderActionsProps } from '@tiffin/ui';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { orderAgainOnPage } from './OrderAgainSlot.tsx';

/** What can be done about an order; one of this restaurant that was placed can be ordered again. */
export default function ActionsOfOrder(props: OrderActionsProps) {
  const { order } = props;
  const { restaurant, isDeleted } = useRestaurant();
  // One of another restaurant of the same foundation can be read here, but not be put into this one's cart.
  const canReorder = order.restaurantId === restaurant.id && !isDeleted;
  return <OrderActions {...props} again={canReorder && orderAgainOnPage(order)} />;
}
