import { type CounterOrder, localTimes } from '@tiffin/domain';
import { OrderTicket, PrintRoll } from '@tiffin/ui';

const times = localTimes('Europe/London');

/** A ticket for the kitchen on a roll of 58 mm, for `window.print()`. */
export function KitchenTicket({ order, printedAt }: { order: CounterOrder; printedAt: Date }) {
  return (
    <PrintRoll>
      <OrderTicket counterOrder={order} times={times} printedAt={printedAt.toISOString()} width={58} />
    </PrintRoll>
  );
}
