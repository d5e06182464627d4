import { type CounterOrder, localTimes } from '@tiffin/domain';
import { OrderTicket, PrintRoll } from '@tiffin/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { deviceValue } from '../board-feed/device-storage.ts';
import { printerRoll } from '../board-feed/printer-roll.ts';
import { logPrint, nextCopy } from './printing.ts';

const printLog = deviceValue(
  'tiffin-prints',
  (stored) => z.record(z.string(), z.object({ count: z.number(), firstPrintedAt: z.string() })).parse(stored),
  {},
);

interface Job {
  readonly order: CounterOrder;
  readonly copy: ReturnType<typeof nextCopy>;
  readonly printedAt: string;
}

/** Prints tickets: returns what prints one, and what has to be rendered for it. */
export function useTicketPrinter(timeZone: string): {
  print: (order: CounterOrder, now: Date) => void;
  roll: ReactElement | null;
} {
  const [job, setJob] = useState<Job | null>(null);
  useEffect(() => {
    if (job === null) return;
    window.print();
    setJob(null);
  }, [job]);
  return {
    print(order, now) {
      const log = printLog.read();
      setJob({ order, copy: nextCopy(log, order.order.id), printedAt: now.toISOString() });
      printLog.write(logPrint(log, order.order.id, now));
    },
    roll: job && (
      <PrintRoll>
        <OrderTicket
          counterOrder={job.order}
          times={localTimes(timeZone)}
          printedAt={job.printedAt}
          copy={job.copy}
          width={printerRoll.read() ?? 80}
        />
      </PrintRoll>
    ),
  };
}
