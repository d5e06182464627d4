import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endElevation } from '../board-feed/board.functions.ts';
import { sessionQueries } from '../session/session.queries.ts';
import { minutesLeft } from './minutes-left.ts';

/** What a PIN has opened on this device; null while it acts as staff. */
export function useManagerMode() {
  const client = useQueryClient();
  const { data: access } = useQuery(sessionQueries.access());
  const now = useDeviceNow();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => endElevation(),
    // What was shown to a manager leaves the screen, also where no answer came; the board stays.
    onSettled: () =>
      Promise.all([
        client.resetQueries({
          predicate: ({ queryKey: [about] }) => about !== 'board' && about !== 'access',
        }),
        client.invalidateQueries(),
      ]),
  });
  const minutes = minutesLeft(access?.elevation?.until ?? null, now);
  return { mode: minutes === 0 ? null : { minutes, isEnding: isPending, onEnd: mutate }, end: mutate };
}

// A PIN ends by the real clock.
function useDeviceNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
