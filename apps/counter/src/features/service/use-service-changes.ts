import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Acceptance } from '@tiffin/api/counter';
import type { OrderingMode, ServiceEnd, ServiceState, SpecialHoursOfDates } from '@tiffin/domain';
import type { ServicePart } from '@tiffin/ui';
import { useState } from 'react';
import { showSettings } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { serviceQueries } from './service.queries.ts';

const functions = () => import('./service.functions.ts');

type ServiceFunctions = Awaited<ReturnType<typeof functions>>;

interface Change {
  readonly part: ServicePart;
  readonly send: () => Promise<unknown>;
}

/** What staff change for the hours and days ahead. */
export function useServiceChanges(restaurantId: string) {
  const client = useQueryClient();
  const { read } = useBoard();
  const [removed, setRemoved] = useState<SpecialHoursOfDates | null>(null);
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    // Also after a failure: it may have been done without an answer, or another device has changed the same.
    onSettled: () => {
      read();
      return Promise.all([
        client.invalidateQueries({ queryKey: serviceQueries.all(restaurantId) }),
        client.invalidateQueries({ queryKey: restaurantQueries.byId(restaurantId).queryKey }),
      ]);
    },
  });
  // The top bar shows the answer at once; the next read may be one that began before the change.
  const showOnBoard = async (call: (functions: ServiceFunctions) => Promise<ServiceState>) =>
    showSettings(client, restaurantId, { service: await call(await functions()) });

  return {
    pending: isPending ? variables.part : null,
    error,
    /** What was to be changed last; undefined before any. */
    part: variables?.part,
    /** Makes the change that was refused once more: a PIN has been entered. */
    retry: () => {
      if (variables !== undefined) mutate(variables);
    },
    /** Forgets the change that was refused. */
    forget: reset,
    onPause: (modes: readonly OrderingMode[], until: ServiceEnd) =>
      mutate({
        part: 'pause',
        send: () => showOnBoard(({ setPause }) => setPause({ data: { restaurantId, modes, until } })),
      }),
    onResume: () =>
      mutate({
        part: 'pause',
        send: () => showOnBoard(({ setPause }) => setPause({ data: { restaurantId, modes: [] } })),
      }),
    onBusy: (minutes: number, until: ServiceEnd) =>
      mutate({
        part: 'busy',
        send: () => showOnBoard(({ setBusy }) => setBusy({ data: { restaurantId, minutes, until } })),
      }),
    onNotBusy: () =>
      mutate({
        part: 'busy',
        send: () => showOnBoard(({ setBusy }) => setBusy({ data: { restaurantId, minutes: 0 } })),
      }),
    onAcceptanceChange: (wanted: Acceptance) =>
      mutate({
        part: 'acceptance',
        send: async () => {
          const { setAcceptance } = await functions();
          const acceptance = await setAcceptance({ data: { restaurantId, ...wanted } });
          showSettings(client, restaurantId, { acceptance });
        },
      }),
    onLockChange: (needsPin: boolean) =>
      mutate({
        part: 'lock',
        send: async () => {
          const { setLock } = await functions();
          const lock = await setLock({ data: { restaurantId, needsPin } });
          showSettings(client, restaurantId, { lock });
        },
      }),
    /** What was removed last, for Undo. */
    removed,
    onSaveSpecialHours: (hours: SpecialHoursOfDates) =>
      mutate({
        part: 'special_hours',
        send: async () => (await functions()).setSpecialHours({ data: { restaurantId, ...hours } }),
      }),
    onRemoveSpecialHours: (hours: SpecialHoursOfDates) => {
      const { from, to } = hours;
      const key = crypto.randomUUID();
      mutate({
        part: 'special_hours',
        send: async () => {
          await (await functions()).removeSpecialHours({ data: { restaurantId, from, to, key } });
          setRemoved(hours);
        },
      });
    },
  };
}
