import { localTimes } from '@tiffin/domain';
import { TeamPanel, type TeamPanelProps } from '@tiffin/ui';

/** What the app's queries and mutations give: devices, people, codes and the events. */
type FromTheApp = Omit<TeamPanelProps, 'ownId' | 'signedInAs' | 'times'>;

interface TeamRouteProps extends FromTheApp {
  person: { memberId: string; name: string; email: string };
}

const times = localTimes('Europe/London');

/** The page of devices and people. */
export function TeamRoute({ person, ...team }: TeamRouteProps) {
  const signedInAs = `${person.name} (${person.email})`;
  return <TeamPanel {...team} ownId={person.memberId} signedInAs={signedInAs} times={times} />;
}
