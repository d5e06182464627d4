import { type CounterOrder, localTimes } from '@tiffin/domain';
import { CounterOrderDetails } from '@tiffin/ui';

const times = localTimes('Europe/London');

/** An order of a past day, to read; CounterOrderPage adds what can be done with it. */
export function PastOrder({ order, goBack }: { order: CounterOrder; goBack: () => void }) {
  return <CounterOrderDetails order={order} times={times} onBack={goBack} />;
}
