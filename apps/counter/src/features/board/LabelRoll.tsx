import { type CounterOrder, localTimes } from '@tiffin/domain';
import { BagLabel, PrintRoll } from '@tiffin/ui';
import { useEffect, useEffectEvent } from 'react';
import { printerRoll } from '../board-feed/printer-roll.ts';

interface LabelRollProps {
  readonly order: CounterOrder;
  readonly restaurant: { readonly name: string; readonly timeZone: string };
  readonly bags: number;
  /** Called when it is printed, or nobody wanted it. */
  readonly onPrinted: () => void;
}

/** Prints a label for each bag of an order as soon as it is there. */
export default function LabelRoll({ order, restaurant, bags, onPrinted }: LabelRollProps) {
  const print = useEffectEvent(() => {
    window.print();
    onPrinted();
  });
  useEffect(() => print(), []);
  return (
    <PrintRoll>
      {Array.from({ length: bags }, (_, index) => (
        <BagLabel
          key={index}
          counterOrder={order}
          restaurantName={restaurant.name}
          times={localTimes(restaurant.timeZone)}
          bag={index + 1}
          bagCount={bags}
          width={printerRoll.read() ?? 80}
        />
      ))}
    </PrintRoll>
  );
}
