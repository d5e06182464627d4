import { useQuery } from '@tanstack/react-query';
import type { StaffPerson } from '@tiffin/api/counter';
import { localTimes } from '@tiffin/domain';
import { TeamPanel, WaitingPage } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import { CounterError } from '../page/CounterError.tsx';
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
  const acceptance = useQuery(teamQueries.acceptance(restaurantId));
  const changes = useTeamChanges(restaurantId);
  const now = useDeviceClock();
  const reads = isOwner ? [devices, acceptance, members] : [devices, acceptance];
  if (
    devices.data === undefined ||
    acceptance.data === undefined ||
    (isOwner && members.data === undefined)
  ) {
    if (!reads.some(({ isError }) => isError)) return <WaitingPage label={teamPageStrings.loading} />;
    const retry = () => void Promise.all(reads.map(({ refetch }) => refetch()));
    return <CounterError isOffline={!navigator.onLine} onRetry={retry} />;
  }
  return (
    <TeamPanel
      {...changes}
      devices={devices.data}
      members={members.data ?? null}
      ownId={memberId}
      signedInAs={`${person.name} (${person.email})`}
      acceptance={acceptance.data}
      times={localTimes(timeZone)}
      now={now}
    />
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
