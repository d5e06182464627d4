import { useQuery, useQueryClient } from '@tanstack/react-query';
import { followStream } from '@tiffin/api/stream';
import { useCallback, useEffect, useState } from 'react';
import { boardQueries } from './board.queries.ts';
import type { Board } from './board.ts';
import { readUpTo, spaced } from './read-board.ts';
import { useSleep } from './use-sleep.ts';

/** How often the board is read, in ms: whatever happens, and while no stream says when it changes. */
const pollMs = { always: 30_000, withoutStream: 5_000 } as const;

// Half of what the backend allows a device by default.
const mostOftenMs = 1_000;

/** What a page knows of the board and of how it is kept. */
export interface BoardFeed {
  /** Null until the first read. */
  readonly board: Board | null;
  /** Whether the last read was answered. */
  readonly isConnected: boolean;
  /** When a read was last answered, by the server's clock; null before the first. */
  readonly lastContactAt: Date | null;
  /** When the device slept, by the server's clock, until that is dismissed. */
  readonly slept: { readonly from: Date; readonly to: Date } | null;
  readonly dismissSleep: () => void;
  /** Reads the board now. */
  readonly read: () => void;
}

/**
 * Keeps the board up to date: by reads on a schedule, and at once when the stream says that something has changed or a
 * shift begins, which ends a pause that only waited for one. Reads nothing until it is known whether there is a shift.
 */
export function useBoardFeed(restaurantId: string, isOnShift: boolean | null): BoardFeed {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const query = useQuery({
    ...boardQueries.feed(restaurantId, isOnShift === true),
    enabled: isOnShift !== null,
    refetchInterval: isLive ? pollMs.always : pollMs.withoutStream,
  });
  const board = query.data ?? null;

  const read = useCallback(async () => {
    const queryKey = boardQueries.feedKey(restaurantId);
    // A read under way is let go on: starting it again with each event would never end in a rush of orders.
    await client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }, [client, restaurantId]);

  useEffect(() => {
    const end = new AbortController();
    const readSoon = spaced(read, mostOftenMs);
    void followStream({
      event: 'seq',
      read,
      open: (signal) => fetch(`/api/restaurants/${restaurantId}/stream`, { cache: 'no-store', signal }),
      onNumber: (seq) => {
        const queryKey = boardQueries.feedKey(restaurantId);
        void readUpTo(seq, {
          read: readSoon,
          known: () => client.getQueryData<Board>(queryKey)?.seq ?? null,
        });
      },
      onLive: setLive,
      signal: end.signal,
    });
    return () => end.abort();
  }, [client, restaurantId, read]);

  useEffect(() => {
    if (isOnShift === true) void read();
  }, [isOnShift, read]);

  const { slept, dismiss } = useSleep(read);
  useOfflineEvent(read);
  const aheadMs = board?.aheadMs ?? 0;
  return {
    board,
    isConnected: !query.isError,
    lastContactAt: board === null ? null : new Date(board.readAt + aheadMs),
    slept: slept && { from: new Date(slept.from + aheadMs), to: new Date(slept.to + aheadMs) },
    dismissSleep: dismiss,
    read: () => void read(),
  };
}

// A connection that is gone is shown at once, not with the next read on schedule.
function useOfflineEvent(read: () => Promise<void>): void {
  useEffect(() => {
    // The read under way may have been answered before it went: only the one after it tells.
    const onOffline = () => void read().then(read);
    window.addEventListener('offline', onOffline);
    return () => window.removeEventListener('offline', onOffline);
  }, [read]);
}
