import type { Order } from '@tiffin/domain';
import { Button, CancelOrderDialog, useModalStack } from '@tiffin/ui';

/** Asks once more before the order is cancelled. */
export function CancelOrder({ order, cancel }: { order: Order; cancel: () => void }) {
  const dialogs = useModalStack();
  const ask = () =>
    dialogs.open(
      <CancelOrderDialog
        order={order}
        restaurantPhone="0113 496 0140"
        onConfirm={cancel}
        onClose={() => dialogs.close()}
      />,
    );
  return <Button onClick={ask}>Cancel order</Button>;
}
