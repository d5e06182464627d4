import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { tokenStore } from '../session/token-store.ts';
import { orderQueries } from './orders.queries.ts';

// What the page has just read is not read again before its stream is opened.
const freshMs = 1_000;

/**
 * Reads an order and follows it while the page is visible: by its stream, and by reads while that does not work. Also one
 * that has ended: staff may undo that, and money may go back.
 */
export function useLiveOrder(id: string, isEnabled: boolean) {
  const queryClient = useQueryClient();
  // Null while the first stream is being opened.
  const [isLive, setLive] = useState<boolean | null>(null);
  const query = useQuery({ ...orderQueries.followed(id, isLive === true), enabled: isEnabled });
  const isVisible = useSyncExternalStore(subscribe, isPageVisible, () => false);
  const isFollowed = isVisible && isEnabled && Boolean(query.data);

  useEffect(() => {
    if (!isFollowed) return;
    const byId = orderQueries.byId(id);
    const { queryKey } = byId;
    const end = new AbortController();
    const { signal } = end;
    const follow = async () => {
      const { followStream } = await import('@tiffin/api/stream');
      if (signal.aborted) return;
      await followStream({
        event: 'version',
        // It renews the tokens, which the stream cannot.
        read: () => queryClient.fetchQuery({ ...byId, retry: false, staleTime: freshMs }),
        open: (ended) => openStream(id, ended),
        onNumber: (version) => {
          const known = queryClient.getQueryData(queryKey)?.version;
          if (version !== known) void queryClient.invalidateQueries({ queryKey });
        },
        onLive: setLive,
        signal,
      });
    };
    // Without its code the page still reads the order every half minute.
    follow().catch(() => signal.aborted || setLive(false));
    return () => {
      end.abort();
      setLive(null);
    };
  }, [id, isFollowed, queryClient]);

  return { query, isLive, isFollowed };
}

function openStream(id: string, signal: AbortSignal): Promise<Response> {
  const tokens = tokenStore.read();
  return fetch(`/api/orders/${id}/stream`, {
    headers: tokens === null ? {} : { authorization: `Bearer ${tokens.accessToken}` },
    cache: 'no-store',
    signal,
  });
}

const isPageVisible = () => document.visibilityState === 'visible';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
