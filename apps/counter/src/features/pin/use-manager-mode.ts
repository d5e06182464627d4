import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { minutesLeft } from '@tiffin/domain';
import { useEffect, useState } from 'react';
import { endElevation } from '../board-feed/board.functions.ts';
import { sessionQueries } from '../session/session.queries.ts';

// What a PIN opens is open for that long at most: a device whose clock is behind shows no more.
const mostMinutes = 10;

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
  const until = access?.elevation?.until;
  const minutes = until === undefined ? 0 : Math.min(mostMinutes, minutesLeft(until, now));
  return { mode: minutes === 0 ? null : { minutes, isEnding: isPending, onEnd: mutate }, end: mutate };
}

// A PIN ends by the real clock.
function useDeviceNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
