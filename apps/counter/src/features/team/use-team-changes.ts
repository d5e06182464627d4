import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Acceptance } from '@tiffin/api/counter';
import type { StaffRole } from '@tiffin/domain';
import type { TeamPart } from '@tiffin/ui';
import { problemWords } from '../page/problem-words.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { teamQueries } from './team.queries.ts';

const functions = () => import('./team.functions.ts');

interface Change {
  readonly part: TeamPart;
  readonly send: () => Promise<unknown>;
}

/** What owners and managers change of devices, people and their own PIN. */
export function useTeamChanges(restaurantId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const code = useMutation({
    mutationFn: async (name: string) =>
      (await functions()).createPairingCode({ data: { restaurantId, name } }),
  });
  const pin = useMutation({
    mutationFn: async () => (await functions()).createPin({ data: { restaurantId } }),
  });
  const change = useMutation({
    mutationFn: ({ send }: Change) => send(),
    // Also after a failure: another one may have changed the same before.
    onSettled: () => queryClient.invalidateQueries({ queryKey: teamQueries.all(restaurantId) }),
  });
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate({ to: '/' }),
  });
  const begin = (part: TeamPart, send: Change['send']) => {
    leaving.reset();
    change.mutate({ part, send });
  };
  const withId = (id: string, send: Change['send']) => begin({ id }, send);
  const key = () => crypto.randomUUID();

  return {
    code: code.data ?? null,
    pin: pin.data ?? null,
    pending: pendingPart({
      add: code.isPending,
      pin: pin.isPending,
      sign_out: leaving.isPending,
      change: change.isPending ? change.variables.part : null,
    }),
    problem: problemWords(code.error ?? pin.error ?? leaving.error ?? change.error),
    onAddDevice: (name: string) => code.mutate(name),
    onCodeDone: code.reset,
    onNewPin: () => pin.mutate(),
    onPinSeen: pin.reset,
    onAcceptanceChange: (acceptance: Acceptance) =>
      begin('acceptance', async () => {
        const { setAcceptance } = await import('../service/service.functions.ts');
        return setAcceptance({ data: { restaurantId, ...acceptance } });
      }),
    onSignOut: () => {
      change.reset();
      leaving.mutate();
    },
    onRemoveDevice: (deviceId: string) =>
      withId(deviceId, async () =>
        (await functions()).removeDevice({ data: { restaurantId, deviceId, key: key() } }),
      ),
    onInvite: (email: string, role: StaffRole) =>
      begin('invite', async () =>
        (await functions()).inviteMember({ data: { restaurantId, email, role, key: key() } }),
      ),
    onRoleChange: (memberId: string, role: StaffRole) =>
      withId(memberId, async () =>
        (await functions()).updateMember({ data: { restaurantId, memberId, role } }),
      ),
    onRemoveMember: (memberId: string) =>
      withId(memberId, async () =>
        (await functions()).removeMember({ data: { restaurantId, memberId, key: key() } }),
      ),
  };
}

interface PendingCalls {
  readonly add: boolean;
  readonly pin: boolean;
  readonly sign_out: boolean;
  /** The part that is being changed. */
  readonly change: TeamPart | null;
}

function pendingPart({ add, pin, sign_out, change }: PendingCalls): TeamPart | null {
  if (add) return 'add';
  if (pin) return 'pin';
  return sign_out ? 'sign_out' : change;
}
