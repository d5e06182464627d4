import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderingMode, ServiceEnd, ServiceState, SpecialHoursOfDates } from '@tiffin/domain';
import type { ServicePart } from '@tiffin/ui';
import { showService } from '../board-feed/board.queries.ts';
import { useBoard } from '../board-feed/board-provider.tsx';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { removeSpecialHours, setBusy, setPause, setSpecialHours } from './service.functions.ts';
import { serviceQueries } from './service.queries.ts';

interface Change {
  readonly part: ServicePart;
  readonly send: () => Promise<unknown>;
}

/** What staff change for the hours and days ahead. */
export function useServiceChanges(restaurantId: string) {
  const client = useQueryClient();
  const { read } = useBoard();
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
  const showOnBoard = async (call: Promise<ServiceState>) => showService(client, restaurantId, await call);

  return {
    pending: isPending ? variables.part : null,
    error,
    /** Makes the change that was refused once more: a PIN has been entered. */
    retry: () => {
      if (variables !== undefined) mutate(variables);
    },
    /** Forgets the change that was refused. */
    forget: reset,
    onPause: (modes: readonly OrderingMode[], until: ServiceEnd) =>
      mutate({
        part: 'pause',
        send: () => showOnBoard(setPause({ data: { restaurantId, modes: [...modes], until } })),
      }),
    onResume: () =>
      mutate({ part: 'pause', send: () => showOnBoard(setPause({ data: { restaurantId, modes: [] } })) }),
    onBusy: (minutes: number, until: ServiceEnd) =>
      mutate({ part: 'busy', send: () => showOnBoard(setBusy({ data: { restaurantId, minutes, until } })) }),
    onNotBusy: () =>
      mutate({ part: 'busy', send: () => showOnBoard(setBusy({ data: { restaurantId, minutes: 0 } })) }),
    onSaveSpecialHours: (hours: SpecialHoursOfDates) =>
      mutate({ part: 'special_hours', send: () => setSpecialHours({ data: { restaurantId, ...hours } }) }),
    onRemoveSpecialHours: (days: readonly string[]) => {
      const dates = days.map((date) => ({ date, key: crypto.randomUUID() }));
      mutate({ part: 'special_hours', send: () => removeSpecialHours({ data: { restaurantId, dates } }) });
    },
  };
}
