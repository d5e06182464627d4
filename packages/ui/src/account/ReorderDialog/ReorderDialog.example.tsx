import type { Order, OrderTimes, Reorder } from '@tiffin/domain';
import { Button, ReorderDialog, useModalStack } from '@tiffin/ui';

/** Says what came of ordering again. */
export function OrderAgain({ order, times, result }: { order: Order; times: OrderTimes; result: Reorder }) {
  const dialogs = useModalStack();
  const show = () =>
    dialogs.open(
      <ReorderDialog
        order={order}
        times={times}
        result={result}
        onAccept={() => undefined}
        onUndo={() => dialogs.close()}
        onGoToCart={() => dialogs.close()}
        onClose={() => dialogs.close()}
      />,
    );
  return <Button onClick={show}>Order again</Button>;
}
