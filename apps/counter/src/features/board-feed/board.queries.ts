import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@tiffin/api';
import type { CounterOrder } from '@tiffin/domain';
import { applyAnswer, applyMarks, type Board, keepAnswers } from './board.ts';
import { readBoard } from './read-board.ts';

const functions = () => import('./board.functions.ts');

// A read that hangs must not hold the next one up.
const readTimeoutMs = 10_000;

/** Whether a read that failed is made once more: what was refused would be refused again. */
export const retryUnlessRefused = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && (error.status ?? 500) < 500);

/** Reads of a restaurant's orders. */
export const boardQueries = {
  all: (restaurantId: string) => ['board', restaurantId] as const,
  feedKey: (restaurantId: string) => [...boardQueries.all(restaurantId), 'feed'] as const,
  /**
   * The board: each read asks for what has changed since the one before, and says whether someone is there to answer.
   */
  feed: (restaurantId: string, isOnShift: boolean) =>
    queryOptions({
      queryKey: boardQueries.feedKey(restaurantId),
      queryFn: async ({ client, signal, queryKey }): Promise<Board> => {
        const before = client.getQueryData<Board>(queryKey) ?? null;
        const read = await readBoard(before, {
          readPage: (after) => readChanges({ restaurantId, after, isOnShift }, signal),
          clock: Date.now,
        });
        return keepAnswers(read, before, client.getQueryData<Board>(queryKey) ?? null);
      },
      // Another page or app may cover the board; the bell must ring all the same.
      refetchIntervalInBackground: true,
      refetchOnReconnect: 'always',
      refetchOnWindowFocus: 'always',
      // The backend may be reachable although the device reports that it is offline.
      networkMode: 'always',
      // The next read comes soon enough, and the board says at once that this one failed.
      retry: false,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  /** One order that may not be on the board any more. */
  order: (restaurantId: string, orderId: string) =>
    queryOptions({
      queryKey: [...boardQueries.all(restaurantId), 'order', orderId] as const,
      queryFn: async () => (await functions()).fetchOrder({ data: { restaurantId, orderId } }),
      networkMode: 'always',
      retry: retryUnlessRefused,
    }),
};

/** Puts the order that an action answered on the board. */
export function showAnswer(client: QueryClient, restaurantId: string, answer: CounterOrder): void {
  const queryKey = boardQueries.feedKey(restaurantId);
  const state = client.getQueryState<Board>(queryKey);
  if (state?.data !== undefined) {
    // The board was not read: the time of the last read stays.
    const { data, dataUpdatedAt: updatedAt } = state;
    client.setQueryData<Board>(queryKey, applyAnswer(data, answer), { updatedAt });
  }
  client.setQueryData(boardQueries.order(restaurantId, answer.order.id).queryKey, answer);
}

/** Puts what people have acknowledged or a device has printed of an order on the board. */
export function showMarks(client: QueryClient, restaurantId: string, answer: CounterOrder): void {
  const queryKey = boardQueries.feedKey(restaurantId);
  const state = client.getQueryState<Board>(queryKey);
  if (state?.data !== undefined) {
    const { data, dataUpdatedAt: updatedAt } = state;
    client.setQueryData<Board>(queryKey, applyMarks(data, answer), { updatedAt });
  }
  client.setQueryData(boardQueries.order(restaurantId, answer.order.id).queryKey, answer);
}

/** Puts what has just been set for the restaurant on the board. */
export function showSettings(
  client: QueryClient,
  restaurantId: string,
  settings: Partial<Pick<Board, 'service' | 'acceptance' | 'lock'>>,
): void {
  const queryKey = boardQueries.feedKey(restaurantId);
  const state = client.getQueryState<Board>(queryKey);
  if (state?.data === undefined) return;
  client.setQueryData<Board>(queryKey, { ...state.data, ...settings }, { updatedAt: state.dataUpdatedAt });
}

interface ChangesRequest {
  readonly restaurantId: string;
  readonly after: number | undefined;
  readonly isOnShift: boolean;
}

async function readChanges(data: ChangesRequest, signal: AbortSignal) {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(readTimeoutMs)]);
  try {
    return await (await functions()).fetchChanges({ data, signal: inTime });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cursor_expired') return null;
    throw error;
  }
}
