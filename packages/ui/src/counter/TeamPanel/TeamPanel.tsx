import type { LocalTimes, StaffRole } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { type Acceptance, AcceptanceBlock } from '../AcceptanceBlock/AcceptanceBlock.tsx';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { teamStrings } from '../team.strings.ts';
import { DeviceBlock, type PairingCode, type TeamDevice } from './DeviceBlock.tsx';
import { PeopleBlock, type TeamMember } from './PeopleBlock.tsx';
import { PinBlock } from './PinBlock.tsx';

/** What is on its way: a new device, an invitation, a PIN, who answers orders, signing out, or the change of a device or person by its id. */
export type TeamPart = 'add' | 'invite' | 'pin' | 'acceptance' | 'sign_out' | { readonly id: string };

/** Props of {@link TeamPanel}. */
export interface TeamPanelProps {
  /** The paired devices. */
  devices: readonly TeamDevice[];
  /** The people and open invitations; null for managers, who do not look after people. */
  members: readonly TeamMember[] | null;
  /** Who is looking: nobody removes or demotes themselves by accident. */
  ownId: string;
  /** Who is signed in, in words: "Nadia Rahman (nadia@example.com)". */
  signedInAs: string;
  /** Who answers orders. */
  acceptance: Acceptance;
  /** A fresh code that pairs a device; null while there is none. */
  code: PairingCode | null;
  /** One's own fresh PIN; null while there is none to show. */
  pin: string | null;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time. */
  now: Date;
  /** What is on its way. @default null */
  pending?: TeamPart | null;
  /** Whether nothing can be changed, for instance without a connection. @default false */
  isDisabled?: boolean;
  /** Why the last change did not work, in words. @default null */
  problem?: ReactNode;
  /** Called when a device of that name is to be paired: a code is wanted. */
  onAddDevice: (name: string) => void;
  /** Called when the code is no longer needed. */
  onCodeDone: () => void;
  /** Called when a device is to go, after it was confirmed. */
  onRemoveDevice: (id: string) => void;
  /** Called when a person is invited. */
  onInvite: (email: string, role: StaffRole) => void;
  /** Called when a person gets another role. */
  onRoleChange: (id: string, role: StaffRole) => void;
  /** Called when a person or invitation is to go, after it was confirmed. */
  onRemoveMember: (id: string) => void;
  /** Called when a new PIN is wanted. */
  onNewPin: () => void;
  /** Called when the PIN was read and is to be hidden. */
  onPinSeen: () => void;
  /** Called when someone else is to answer orders, or within another time. */
  onAcceptanceChange: (acceptance: Acceptance) => void;
  /** Called when the person wants to sign out on this device. */
  onSignOut: () => void;
}

/** Devices, people, one's own PIN and who answers orders: what owners and managers look after. */
export const TeamPanel = (props: TeamPanelProps) => {
  const { devices, members, ownId, code, pin, times, now } = props;
  const { pending = null, isDisabled = false, problem = null } = props;
  const pendingId = typeof pending === 'object' ? (pending?.id ?? null) : pending;
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.heading}>{teamStrings.title}</h1>
        <p className={pageStyles.aside}>{props.signedInAs}</p>
        <CounterButton icon="logout" isLoading={pendingId === 'sign_out'} onClick={props.onSignOut}>
          {teamStrings.signOut}
        </CounterButton>
      </div>
      <div className={pageStyles.problem}>
        <CounterProblem problem={problem} />
      </div>
      <div className={pageStyles.columns}>
        <div>
          <DeviceBlock
            devices={devices}
            code={code}
            times={times}
            now={now}
            pendingId={pendingId}
            isDisabled={isDisabled}
            onAdd={props.onAddDevice}
            onCodeDone={props.onCodeDone}
            onRemove={props.onRemoveDevice}
          />
          <PinBlock
            pin={pin}
            isPending={pendingId === 'pin'}
            isDisabled={isDisabled}
            onGet={props.onNewPin}
            onSeen={props.onPinSeen}
          />
          <AcceptanceBlock
            acceptance={props.acceptance}
            hasDevice={devices.length > 0}
            isPending={pendingId === 'acceptance'}
            isDisabled={isDisabled}
            onChange={props.onAcceptanceChange}
          />
        </div>
        {members !== null && (
          <PeopleBlock
            members={members}
            ownId={ownId}
            times={times}
            pendingId={pendingId}
            isDisabled={isDisabled}
            onInvite={props.onInvite}
            onRoleChange={props.onRoleChange}
            onRemove={props.onRemoveMember}
          />
        )}
      </div>
    </div>
  );
};
