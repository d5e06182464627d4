import type { CounterOrder } from '@tiffin/domain';
import { type ReactElement, useEffect, useState } from 'react';
import type { TicketRoll } from './TicketRoll.tsx';

const loadRoll = () => import('./TicketRoll.tsx');

interface Job {
  readonly order: CounterOrder;
  readonly at: Date;
}

/** Prints tickets: returns what prints one, and what has to be rendered for it. */
export function useTicketPrinter(timeZone: string): {
  print: (order: CounterOrder, now: Date) => void;
  roll: ReactElement | null;
} {
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  // Not `lazy`, which keeps the failure of a file that did not load: here the next press loads it again.
  const [Roll, setRoll] = useState<typeof TicketRoll | null>(null);
  const load = () =>
    loadRoll().then(
      (file) => setRoll(() => file.TicketRoll),
      () => undefined,
    );
  useEffect(() => void load(), []);
  const [next] = jobs;
  return {
    print(order, now) {
      setJobs((waiting) => [...waiting, { order, at: now }]);
      if (Roll === null) void load();
    },
    roll:
      Roll !== null && next !== undefined ? (
        <Roll
          key={`${next.order.order.id} ${next.at.toISOString()}`}
          order={next.order}
          at={next.at}
          timeZone={timeZone}
          onPrinted={() => setJobs(([, ...others]) => others)}
        />
      ) : null,
  };
}
