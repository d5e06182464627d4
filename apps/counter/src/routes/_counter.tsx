import { createFileRoute } from '@tanstack/react-router';
import { hasRole } from '@tiffin/domain';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';
import { personOutsideTeam } from '../features/session/access.ts';
import { requireAccess } from '../features/session/require-access.ts';
import { CounterShell } from '../shell/CounterShell.tsx';

/** The pages of a paired device or a signed-in person. */
export const Route = createFileRoute('/_counter')({
  beforeLoad: async ({ context: { queryClient }, location: { pathname } }) => ({
    access: await requireAccess(queryClient, pathname),
  }),
  loader: ({ context: { queryClient, access } }) =>
    queryClient.ensureQueryData(restaurantQueries.byId(access.workplace.id)),
  component: Counter,
});

function Counter() {
  const { access } = Route.useRouteContext();
  const { device, person, role } = access;
  return (
    <CounterShell
      deviceName={device?.name ?? person?.name ?? ''}
      isPaired={device !== null}
      hasTeam={role !== null && hasRole(role, 'manager')}
      outsider={personOutsideTeam(access)}
    />
  );
}
