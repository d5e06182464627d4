import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { AvailabilityChange } from '@tiffin/api/counter';
import { menuQueries } from './menu.queries.ts';

/** What staff take off the menu and put back; a failure is also reported when the page that began it is gone. */
export function useMenuChanges(restaurantId: string, onFailure?: () => void) {
  const client = useQueryClient();
  const { queryKey } = menuQueries.availability(restaurantId);
  const mutationKey = [...queryKey, 'change'];
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: async (change: AvailabilityChange) => {
      const { setAvailability } = await import('./menu.functions.ts');
      return setAvailability({ data: { restaurantId, change } });
    },
    onSuccess: (menu) => client.setQueryData(queryKey, menu),
    onError: () => onFailure?.(),
    // Several changes may be on their way, and their answers come in any order; the next press does not wait for the read.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as AvailabilityChange,
  });
  return {
    change: mutate,
    error,
    pendingIds: pending.flatMap(({ targets }) => targets.map(({ id }) => id)),
  };
}
