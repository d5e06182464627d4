import { OrderActions, type OrderActionsProps } from '@tiffin/ui';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { orderAgainSlot } from './OrderAgainSlot.tsx';

/** What can be done about an order; one of this restaurant that has ended can be ordered again. */
export default function ActionsOfOrder(props: OrderActionsProps) {
  const { order } = props;
  const { restaurant, isDeleted } = useRestaurant();
  // One of another restaurant of the same foundation can be read here, but not be put into this one's cart.
  const canReorder = order.restaurantId === restaurant.id && !isDeleted;
  return <OrderActions {...props} again={canReorder && orderAgainSlot(order, 'panel')} />;
}
