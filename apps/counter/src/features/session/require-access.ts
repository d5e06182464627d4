import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Access, Workplace } from './access.ts';
import { sessionQueries } from './session.queries.ts';

/** Access to a restaurant's counter. */
export interface CounterAccess extends Access {
  readonly workplace: Workplace;
}

/**
 * Who works here; leads to pairing or signing in where nobody may. What was known stays good while the server does not
 * answer: the board goes on being read without a connection.
 */
export async function requireAccess(queryClient: QueryClient): Promise<CounterAccess> {
  const query = sessionQueries.access();
  const known = queryClient.getQueryData(query.queryKey);
  const access = await queryClient.fetchQuery(query).catch((error: unknown) => {
    if (known === undefined) throw error;
    return known;
  });
  const { workplace, person, hasLostDevice, hasLostPerson, isRestaurantDeleted } = access;
  if (isRestaurantDeleted) throw redirect({ to: '/closed' });
  if (hasLostDevice) throw redirect({ to: '/pair', search: { reason: 'removed' } });
  if (workplace !== null) return { ...access, workplace };
  if (hasLostPerson) throw redirect({ to: '/sign-in', search: { problem: 'ended' } });
  throw redirect({ to: person === null ? '/pair' : '/not-staff' });
}
