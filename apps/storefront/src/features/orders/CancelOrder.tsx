import { useQueryClient } from '@tanstack/react-query';
import { statusOf } from '@tiffin/api';
import { isOrderClosed, type Order } from '@tiffin/domain';
import { CancelOrderDialog } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { cancelOrder } from './orders.functions.ts';
import { orderQueries } from './orders.queries.ts';

interface CancelOrderProps {
  /** The order as the page has it; it may be answered while the dialog is open. */
  readonly order: Order;
  /** Called when the dialog is to close. */
  readonly onClose: () => void;
}

/** Asks whether the order is to be cancelled, and cancels it. Closes by itself once the order has ended. */
export default function CancelOrder({ order, onClose }: CancelOrderProps) {
  const queryClient = useQueryClient();
  const { settings } = useRestaurant();
  const { queryKey } = orderQueries.byId(order.id);
  const { mutate, isPending, isError } = useSingleFlightMutation({
    mutationFn: (expectedVersion: number) => cancelOrder({ data: { id: order.id, expectedVersion } }),
    meta: { hasOwnMessage: true },
    onSuccess: (cancelled) => void queryClient.setQueryData(queryKey, cancelled),
    onError(error) {
      const read = queryClient.invalidateQueries({ queryKey });
      // The restaurant was faster: what it has answered is shown with the refusal.
      return statusOf(error) === 409 ? read : undefined;
    },
  });
  return (
    <CancelOrderDialog
      isOpen={!isOrderClosed(order.status)}
      order={order}
      state={isPending ? 'sending' : isError ? 'failed' : 'idle'}
      restaurantPhone={settings.contact.phone}
      onConfirm={() => mutate(order.version)}
      onClose={onClose}
    />
  );
}
