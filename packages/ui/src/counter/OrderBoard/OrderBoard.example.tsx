import { OrderBoard, type OrderBoardProps } from '@tiffin/ui';

type Orders = Pick<
  OrderBoardProps,
  'orders' | 'now' | 'view' | 'onOpen' | 'onAccept' | 'onUndoAccept' | 'onAcknowledge' | 'onViewChange'
>;

/** Sends an action on the order with this id. */
type Act = (action: 'ready' | 'dispatch' | 'complete' | 'undo', orderId: string) => void;

/** The board of a restaurant's orders. */
export function Board({ act, ...orders }: Orders & { act: Act }) {
  return (
    <OrderBoard
      {...orders}
      timeZone="Europe/London"
      onReady={({ order }) => act('ready', order.id)}
      onDispatch={({ order }) => act('dispatch', order.id)}
      onComplete={({ order }) => act('complete', order.id)}
      onUndo={({ order }) => act('undo', order.id)}
    />
  );
}
