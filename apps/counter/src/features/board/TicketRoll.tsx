import { type CounterOrder, localTimes } from '@tiffin/domain';
import { OrderTicket, PrintRoll } from '@tiffin/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod/mini';
import { deviceValue } from '../board-feed/device-storage.ts';
import { printerRoll } from '../board-feed/printer-roll.ts';
import { logPrint, nextCopy } from './printing.ts';

const printLog = deviceValue(
  'tiffin-prints',
  (stored) => z.record(z.string(), z.object({ count: z.number(), firstPrintedAt: z.string() })).parse(stored),
  {},
);

interface TicketRollProps {
  readonly order: CounterOrder;
  /** When it is printed, by the server's clock. */
  readonly at: Date;
  readonly timeZone: string;
  /** Called when it is printed, or nobody wanted it. */
  readonly onPrinted: () => void;
}

/** Prints the ticket of an order as soon as it is there, and notes that this device has printed it. */
export function TicketRoll({ order, at, timeZone, onPrinted }: TicketRollProps) {
  const [copy] = useState(() => nextCopy(printLog.read(), order.order.id));
  const print = useEffectEvent(() => {
    printLog.write(logPrint(printLog.read(), order.order.id, at));
    window.print();
    onPrinted();
  });
  useEffect(() => print(), []);
  return (
    <PrintRoll>
      <OrderTicket
        counterOrder={order}
        times={localTimes(timeZone)}
        printedAt={at.toISOString()}
        copy={copy}
        width={printerRoll.read() ?? 80}
      />
    </PrintRoll>
  );
}
