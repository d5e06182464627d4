import { type CounterOrder, localTimes } from '@tiffin/domain';
import { OrderTicket } from '@tiffin/ui';
import { useState } from 'react';
import { z } from 'zod/mini';
import { deviceValue } from '../board-feed/device-storage.ts';
import { printerRoll } from '../board-feed/printer-roll.ts';
import { PrintedPaper } from './PrintedPaper.tsx';
import { logPrint, nextCopy } from './printing.ts';

const printLog = deviceValue(
  'tiffin-prints',
  (stored) => z.record(z.string(), z.object({ count: z.number(), firstPrintedAt: z.string() })).parse(stored),
  {},
);

interface TicketRollProps {
  readonly entry: CounterOrder;
  /** When it is printed, by the server's clock. */
  readonly at: Date;
  /** Whether it is the slip that takes a ticket back. */
  readonly isSlip: boolean;
  /** When this device had begun to print it before, ISO 8601; null for the first time. */
  readonly begunAt: string | null;
  readonly timeZone: string;
  /** Called when the browser says that it has printed, or says nothing for long. */
  readonly onEnd: (hasPrinted: boolean) => void;
}

/** Prints the ticket of an order, and notes that this device has printed it. */
export function TicketRoll({ entry, at, timeZone, isSlip, begunAt, onEnd }: TicketRollProps) {
  const { id } = entry.order;
  const [copy] = useState(() => (isSlip ? null : nextCopy(printLog.read(), id, begunAt)));
  const note = () => printLog.write(logPrint(printLog.read(), id, { at, copy }));
  return (
    <PrintedPaper onBegin={isSlip ? undefined : note} onEnd={onEnd}>
      <OrderTicket
        counterOrder={entry}
        times={localTimes(timeZone)}
        printedAt={at.toISOString()}
        copy={copy}
        width={printerRoll.read() ?? 80}
      />
    </PrintedPaper>
  );
}
