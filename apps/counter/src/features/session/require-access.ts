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
 * answer: the board goes on being read without a connection. Who follows a mail's link to an order signs in first, and
 * lands on that order.
 */
export async function requireAccess(queryClient: QueryClient, pathname = '/'): Promise<CounterAccess> {
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
  // The page of signing in looks whether it is one.
  const [, order] = pathname.split('/orders/');
  if (hasLostPerson) throw redirect({ to: '/sign-in', search: { problem: 'ended', order } });
  if (person === null && order) throw redirect({ to: '/sign-in', search: { order } });
  throw redirect({ to: person === null ? '/pair' : '/not-staff' });
}
