import type { Order } from '@tiffin/domain';
import { OrderActions, type OrderActionsProps, OrderAgainButton } from '@tiffin/ui';

/** Beside a receipt: the order is a press away. */
export function ReceiptActions({
  reorder,
  ...actions
}: OrderActionsProps & { reorder: (order: Order) => void }) {
  const { order } = actions;
  const again = <OrderAgainButton number={order.number} onPress={() => reorder(order)} />;
  return <OrderActions {...actions} again={again} />;
}
