import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrapResult } from '@tiffin/api';
import type { LocalTimes } from '@tiffin/domain';
import { FailureNotice } from '@tiffin/ui';
import { fetchFailures } from './failures.functions.ts';

interface FailuresContainerProps {
  readonly restaurantId: string;
  readonly times: LocalTimes;
}

/** What did not arrive, for managers; nothing for others, and while it is not known. */
export function FailuresContainer({ restaurantId, times }: FailuresContainerProps) {
  const failures = useQuery(failuresOf(restaurantId));
  if (failures.data === undefined) return null;
  return <FailureNotice failures={failures.data} orderHref={(id) => `/orders/${id}`} times={times} />;
}

const failuresOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['failures', restaurantId] as const,
    queryFn: async () => unwrapResult(await fetchFailures({ data: { restaurantId } })),
    refetchInterval: 60_000,
    networkMode: 'always',
    retry: false,
  });
