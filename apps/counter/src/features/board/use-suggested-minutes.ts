import { useQuery } from '@tanstack/react-query';
import { type OrderingMode, openPieces, suggestedMinutes } from '@tiffin/domain';
import { useBoard } from '../board-feed/board-provider.tsx';
import { serviceQueries } from '../service/service.queries.ts';

/** How many minutes the kitchen's load suggests to promise, by mode; nothing until it is known. */
export function useSuggestedMinutes(): Readonly<Partial<Record<OrderingMode, number>>> {
  const { board, restaurantId } = useBoard();
  const { data: waits } = useQuery({ ...serviceQueries.usualWaits(restaurantId), staleTime: 10 * 60_000 });
  if (board === null || waits === undefined) return {};
  const load = { busyMinutes: board.service.busy?.minutes ?? 0, openPieces: openPieces(board.orders) };
  const suggested = (mode: OrderingMode) => {
    const usual = waits[mode];
    return usual === undefined
      ? {}
      : { [mode]: suggestedMinutes({ ...load, usualMinutes: usual.minutesTo }) };
  };
  return { ...suggested('delivery'), ...suggested('collection') };
}
