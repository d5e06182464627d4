import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { CounterClosed } from '@tiffin/ui';
import { useForgetBoard } from '../kept-board/use-forget-board.ts';
import { sessionQueries } from './session.queries.ts';

// Whoever restores the restaurant does not come to each of its tablets.
const lookEveryMs = 30_000;

/** Says that the restaurant of this device is deleted, until it is restored. */
export function ClosedContainer() {
  useForgetBoard();
  const { data, isFetching, refetch } = useQuery({
    ...sessionQueries.access(),
    refetchInterval: lookEveryMs,
    refetchIntervalInBackground: true,
  });
  if (data !== undefined && !data.isRestaurantDeleted) return <Navigate to="/" replace />;
  return <CounterClosed isPending={isFetching} onRetry={() => void refetch()} />;
}
