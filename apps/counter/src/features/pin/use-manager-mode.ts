import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endElevation } from './end-elevation.ts';
import { useElevation } from './use-elevation.ts';

/** What a PIN has opened on this device; null while it acts as staff. */
export function useManagerMode() {
  const client = useQueryClient();
  const minutes = useElevation();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: endElevation,
    // What was shown to a manager leaves the screen, also where no answer came; the board stays.
    onSettled: () =>
      Promise.all([
        client.resetQueries({
          predicate: ({ queryKey: [about] }) => about !== 'board' && about !== 'access',
        }),
        client.invalidateQueries(),
      ]),
  });
  return { mode: minutes === 0 ? null : { minutes, isEnding: isPending, onEnd: mutate }, end: mutate };
}
