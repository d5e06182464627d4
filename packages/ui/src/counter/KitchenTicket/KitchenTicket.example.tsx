import { type CounterOrder, localTimes } from '@tiffin/domain';
import { KitchenTicket, type KitchenTicketProps } from '@tiffin/ui';

interface GrillProps extends Pick<KitchenTicketProps, 'onOpen' | 'onReady' | 'onUndo'> {
  orders: readonly CounterOrder[];
  now: Date;
}

const times = localTimes('Europe/London');

/** What is being cooked, on a screen of the grill's own; OrderBoard puts tickets into columns and pages. */
export function Grill({ orders, ...shared }: GrillProps) {
  return orders.map((entry) => (
    <KitchenTicket key={entry.order.id} order={entry} times={times} {...shared} />
  ));
}
