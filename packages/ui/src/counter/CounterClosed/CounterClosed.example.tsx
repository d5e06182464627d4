import { CounterClosed } from '@tiffin/ui';

interface ClosedRouteProps {
  /** Asks the server again who works here. */
  readonly refetch: () => Promise<unknown>;
  readonly isFetching: boolean;
}

/** Stands in for every page of the counter while its restaurant is deleted. */
export function ClosedRoute({ refetch, isFetching }: ClosedRouteProps) {
  return <CounterClosed isPending={isFetching} onRetry={() => void refetch()} />;
}
