import type { CounterOrder } from '@tiffin/domain';
import { localTimes } from '@tiffin/domain';
import { OrderTicket, PrintRoll, type RollWidth } from '@tiffin/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { deviceValue } from '../board-feed/device-storage.ts';
import { logPrint, nextCopy } from './printing.ts';

const printLog = deviceValue(
  'tiffin-prints',
  (stored) => z.record(z.string(), z.object({ count: z.number(), firstPrintedAt: z.string() })).parse(stored),
  {},
);

/** The roll of this device's printer, in mm; null where it has none and nothing is printed at Accept. */
export const printerRoll = deviceValue<RollWidth | null>(
  'tiffin-printer',
  (stored) => z.nullable(z.literal([80, 58])).parse(stored),
  null,
);

interface Job {
  readonly order: CounterOrder;
  readonly copy: ReturnType<typeof nextCopy>;
  readonly printedAt: string;
}

/** Prints tickets: returns what prints one, and what has to be rendered for it. */
export function useTicketPrinter(timeZone: string): {
  print: (order: CounterOrder, now: Date) => void;
  roll: ReactNode;
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
