import { type CounterOrder, localTimes } from '@tiffin/domain';
import { BagLabel, PrintRoll } from '@tiffin/ui';

const times = localTimes('Europe/London');

/** One label for each bag of an order, for `window.print()`. */
export function BagLabels({ order, bagCount }: { order: CounterOrder; bagCount: number }) {
  const bags = Array.from({ length: bagCount }, (_, index) => index + 1);
  const shared = { counterOrder: order, restaurantName: 'Saffron & Smoke', times, bagCount };
  return (
    <PrintRoll>
      {bags.map((bag) => (
        <BagLabel key={bag} {...shared} bag={bag} />
      ))}
    </PrintRoll>
  );
}
