import { type CounterOrder, localTimes } from '@tiffin/domain';
import { OrderTicket, PrintRoll } from '@tiffin/ui';
import { useEffect, useEffectEvent } from 'react';
import { printerRoll } from '../board-feed/printer-roll.ts';
import type { nextCopy } from './printing.ts';

interface TicketRollProps {
  readonly order: CounterOrder;
  readonly copy: ReturnType<typeof nextCopy>;
  readonly printedAt: string;
  readonly timeZone: string;
  /** Called when it is printed, or nobody wanted it. */
  readonly onPrinted: () => void;
}

/** Prints the ticket of an order as soon as it is there. */
export function TicketRoll({ order, copy, printedAt, timeZone, onPrinted }: TicketRollProps) {
  const print = useEffectEvent(() => {
    window.print();
    onPrinted();
  });
  useEffect(() => print(), []);
  return (
    <PrintRoll>
      <OrderTicket
        counterOrder={order}
        times={localTimes(timeZone)}
        printedAt={printedAt}
        copy={copy}
        width={printerRoll.read() ?? 80}
      />
    </PrintRoll>
  );
}
