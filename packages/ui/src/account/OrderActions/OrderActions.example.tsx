import { localTimes, type Order } from '@tiffin/domain';
import { OrderActions } from '@tiffin/ui';

const getNow = () => new Date();
const times = localTimes('Europe/London');

/** What a customer can do about an order, with the time that is left for it. */
export function ActionsOfOrder({ order, cancel }: { order: Order; cancel: () => void }) {
  return <OrderActions order={order} times={times} getNow={getNow} homeHref="/" onCancel={cancel} />;
}
