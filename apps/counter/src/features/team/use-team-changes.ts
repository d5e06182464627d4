import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Acceptance } from '@tiffin/api/counter';
import type { StaffRole } from '@tiffin/domain';
import type { TeamPart } from '@tiffin/ui';
import { type CallResult, unwrapResult } from '../../calls/call-result.ts';
import { signOut } from '../session/session.functions.ts';
import { sessionQueries } from '../session/session.queries.ts';
import {
  createPairingCode,
  createPin,
  inviteMember,
  removeDevice,
  removeMember,
  setAcceptance,
  updateMember,
} from './team.functions.ts';
import { teamQueries } from './team.queries.ts';
import { teamPageStrings } from './team.strings.ts';

interface Change {
  readonly part: TeamPart;
  readonly send: () => Promise<CallResult<unknown>>;
}

/** What owners and managers change of devices, people and their own PIN. */
export function useTeamChanges(restaurantId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const code = useMutation({
    mutationFn: async (name: string) =>
      unwrapResult(await createPairingCode({ data: { restaurantId, name } })),
  });
  const pin = useMutation({
    mutationFn: async () => unwrapResult(await createPin({ data: { restaurantId } })),
  });
  const change = useMutation({
    mutationFn: async ({ send }: Change) => unwrapResult(await send()),
    // Also after a failure: another one may have changed the same before.
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQueries.all(restaurantId) }),
  });
  const begin = (part: TeamPart, send: Change['send']) => change.mutate({ part, send });
  const leave = async (): Promise<CallResult<null>> => {
    await signOut();
    queryClient.removeQueries({ queryKey: sessionQueries.access().queryKey });
    await navigate({ to: '/' });
    return { ok: true, value: null };
  };
  const withId = (id: string, send: Change['send']) => begin({ id }, send);
  const key = () => crypto.randomUUID();

  return {
    code: code.data ?? null,
    pin: pin.data ?? null,
    pending: pendingPart(code.isPending, pin.isPending, change.isPending ? change.variables.part : null),
    problem: problemOf(code.error ?? pin.error ?? change.error),
    onAddDevice: (name: string) => code.mutate(name),
    onCodeDone: code.reset,
    onNewPin: () => pin.mutate(),
    onPinSeen: pin.reset,
    onAcceptanceChange: (acceptance: Acceptance) =>
      begin('acceptance', () => setAcceptance({ data: { restaurantId, ...acceptance } })),
    onSignOut: () => begin('sign_out', leave),
    onRemoveDevice: (deviceId: string) =>
      withId(deviceId, () => removeDevice({ data: { restaurantId, deviceId, key: key() } })),
    onInvite: (email: string, role: StaffRole) =>
      begin('invite', () => inviteMember({ data: { restaurantId, email, role, key: key() } })),
    onRoleChange: (memberId: string, role: StaffRole) =>
      withId(memberId, () => updateMember({ data: { restaurantId, memberId, role } })),
    onRemoveMember: (memberId: string) =>
      withId(memberId, () => removeMember({ data: { restaurantId, memberId, key: key() } })),
  };
}

function pendingPart(isAdding: boolean, isGettingPin: boolean, changing: TeamPart | null): TeamPart | null {
  if (isAdding) return 'add';
  return isGettingPin ? 'pin' : changing;
}

function problemOf(error: Error | null): string | null {
  // Without a connection a call fails with a TypeError, in the browser's own words.
  return error instanceof TypeError ? teamPageStrings.noConnection : (error?.message ?? null);
}
