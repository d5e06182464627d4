import type { CounterOrder } from '@tiffin/domain';
import { type ReactElement, useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { deviceValue } from '../board-feed/device-storage.ts';
import { logPrint, nextCopy } from './printing.ts';
import type { TicketRoll } from './TicketRoll.tsx';

const printLog = deviceValue(
  'tiffin-prints',
  (stored) => z.record(z.string(), z.object({ count: z.number(), firstPrintedAt: z.string() })).parse(stored),
  {},
);

const loadRoll = () => import('./TicketRoll.tsx');

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
  // Not `lazy`, which shows nothing at first even where the file is there: after Accept the page is left at once.
  const [Roll, setRoll] = useState<typeof TicketRoll | null>(null);
  useEffect(() => {
    // The page opens without it; what fails here is tried again by the press.
    loadRoll().then(
      (file) => setRoll(() => file.TicketRoll),
      () => undefined,
    );
  }, []);
  return {
    print(order, now) {
      const log = printLog.read();
      setJob({ order, copy: nextCopy(log, order.order.id), printedAt: now.toISOString() });
      printLog.write(logPrint(log, order.order.id, now));
      if (Roll === null) void loadRoll().then((file) => setRoll(() => file.TicketRoll));
    },
    roll: Roll && job && (
      <Roll
        order={job.order}
        copy={job.copy}
        printedAt={job.printedAt}
        timeZone={timeZone}
        onPrinted={() => setJob(null)}
      />
    ),
  };
}
