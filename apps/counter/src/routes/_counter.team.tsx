import { createFileRoute, redirect } from '@tanstack/react-router';
import { hasRole } from '@tiffin/domain';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';
import { TeamContainer } from '../features/team/TeamContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/_counter/team')({
  beforeLoad: ({ context: { access } }) => {
    const { person, role, memberships, workplace } = access;
    if (person === null) throw redirect({ to: '/sign-in' });
    const own = memberships.find(({ restaurantId }) => restaurantId === workplace.id);
    if (own === undefined || role === null || !hasRole(role, 'manager')) throw redirect({ to: '/' });
    return { person, memberId: own.memberId, isOwner: role === 'owner' };
  },
  loader: ({ context: { queryClient, access } }) =>
    queryClient.ensureQueryData(restaurantQueries.byId(access.workplace.id)),
  head: () => pageHead('Team'),
  component: Team,
});

function Team() {
  const { person, memberId, isOwner } = Route.useRouteContext();
  const { id, timeZone } = Route.useLoaderData();
  return (
    <TeamContainer
      restaurantId={id}
      timeZone={timeZone}
      person={person}
      memberId={memberId}
      isOwner={isOwner}
    />
  );
}
