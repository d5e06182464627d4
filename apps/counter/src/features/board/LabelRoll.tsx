import { type CounterOrder, localTimes } from '@tiffin/domain';
import { BagLabel } from '@tiffin/ui';
import { printerRoll } from '../board-feed/printer-roll.ts';
import { PrintedPaper } from './PrintedPaper.tsx';

interface LabelRollProps {
  readonly order: CounterOrder;
  readonly restaurantName: string;
  readonly timeZone: string;
  readonly bags: number;
  /** Called when the browser says that it has printed, or says nothing for long. */
  readonly onEnd: (hasPrinted: boolean) => void;
}

/** Prints a label for each bag of an order. */
export function LabelRoll({ order, restaurantName, timeZone, bags, onEnd }: LabelRollProps) {
  return (
    <PrintedPaper onEnd={onEnd}>
      {Array.from({ length: bags }, (_, index) => (
        <BagLabel
          key={index}
          counterOrder={order}
          restaurantName={restaurantName}
          times={localTimes(timeZone)}
          bag={index + 1}
          bagCount={bags}
          width={printerRoll.read() ?? 80}
        />
      ))}
    </PrintedPaper>
  );
}
