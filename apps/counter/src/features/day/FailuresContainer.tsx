import { useQuery } from '@tanstack/react-query';
import type { LocalTimes } from '@tiffin/domain';
import { FailureNotice } from '@tiffin/ui';
import { dayQueries } from './day.queries.ts';

interface FailuresContainerProps {
  readonly restaurantId: string;
  readonly times: LocalTimes;
}

/** What did not arrive, for managers; nothing for others, and while it is not known. */
export function FailuresContainer({ restaurantId, times }: FailuresContainerProps) {
  const failures = useQuery(dayQueries.failures(restaurantId));
  if (failures.data === undefined) return null;
  return <FailureNotice failures={failures.data} orderHref={(id) => `/orders/${id}`} times={times} />;
}
