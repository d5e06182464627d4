import { type CounterOrder, localTimes } from '@tiffin/domain';
import { BagLabel, OrderTicket, PrintRoll } from '@tiffin/ui';
import { useEffect } from 'react';

interface PrintJobProps {
  order: CounterOrder;
  printedAt: string;
  onPrinted: () => void;
}

/** Prints a ticket and a bag label as soon as it is mounted; `onPrinted` lets the app remove it. */
export function PrintJob({ order, printedAt, onPrinted }: PrintJobProps) {
  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);
  const shared = { counterOrder: order, times: localTimes('Europe/London') };
  return (
    <PrintRoll>
      <OrderTicket {...shared} printedAt={printedAt} />
      <BagLabel {...shared} restaurantName="Saffron & Smoke" />
    </PrintRoll>
  );
}
