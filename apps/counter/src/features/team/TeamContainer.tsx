import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { StaffPerson } from '@tiffin/api/counter';
import { localTimes } from '@tiffin/domain';
import { CounterButton, ErrorPage, TeamPanel, WaitingPage } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import { signOut } from '../session/session.functions.ts';
import { teamQueries } from './team.queries.ts';
import { teamPageStrings } from './team.strings.ts';
import { useTeamChanges } from './use-team-changes.ts';

interface TeamContainerProps {
  readonly restaurantId: string;
  readonly timeZone: string;
  readonly person: StaffPerson;
  /** The person's own entry in the team. */
  readonly memberId: string;
  readonly isOwner: boolean;
}

/** Devices, people and one's own PIN. */
export function TeamContainer({ restaurantId, timeZone, person, memberId, isOwner }: TeamContainerProps) {
  const devices = useQuery(teamQueries.devices(restaurantId));
  const members = useQuery({ ...teamQueries.members(restaurantId), enabled: isOwner });
  const changes = useTeamChanges(restaurantId);
  const now = useDeviceClock();
  if (devices.data === undefined || (isOwner && members.data === undefined)) {
    if (!devices.isError && !members.isError) return <WaitingPage label={teamPageStrings.loading} />;
    const retry = () => void Promise.all([devices.refetch(), isOwner && members.refetch()]);
    return <ErrorPage kind={navigator.onLine ? 'page' : 'offline'} onRetry={retry} />;
  }
  return (
    <>
      <TeamPanel
        {...changes}
        devices={devices.data}
        members={members.data ?? null}
        ownId={memberId}
        times={localTimes(timeZone)}
        now={now}
        problem={changes.problem}
      />
      <SignOut {...person} />
    </>
  );
}

function SignOut({ name, email }: StaffPerson) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut(),
    onSuccess: async () => {
      queryClient.clear();
      await navigate({ to: '/' });
    },
  });
  return (
    <p>
      {teamPageStrings.signedInAs(name, email)}{' '}
      <CounterButton icon="logout" isLoading={isPending} onClick={() => mutate()}>
        {teamPageStrings.signOut}
      </CounterButton>
    </p>
  );
}

/** The time of the device, again every quarter of a minute: codes end by the real clock, not the business clock. */
function useDeviceClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
