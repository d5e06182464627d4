import { type CounterOrder, localTimes } from '@tiffin/domain';
import { ReadyRow, type ReadyRowProps } from '@tiffin/ui';

type Events = Pick<ReadyRowProps, 'onOpen' | 'onDispatch' | 'onComplete' | 'onUndo'>;

interface HandOverProps extends Events {
  orders: readonly CounterOrder[];
  now: Date;
}

const times = localTimes('Europe/London');

/** What waits to be handed over, on a screen at the door; OrderBoard shows every lane. */
export function HandOver({ orders, ...shared }: HandOverProps) {
  return orders.map((entry) => <ReadyRow key={entry.order.id} order={entry} times={times} {...shared} />);
}
