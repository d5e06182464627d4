import { type Order, orderTimes } from '@tiffin/domain';
import { ReportedProblems } from '@tiffin/ui';

const times = orderTimes(new Date(), 'Europe/London');

/** What was reported about an order. */
export function Reported({ order, loadPhoto }: { order: Order; loadPhoto: () => Promise<Blob> }) {
  return (
    <ReportedProblems
      problems={order.problems ?? []}
      items={order.items}
      times={times}
      loadPhoto={loadPhoto}
    />
  );
}
