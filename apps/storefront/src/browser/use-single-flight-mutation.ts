import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A mutation that ignores a call while the same one, by its variables, is in flight. `isPending` is rendered a task
 * later: the second press of a double click still finds the button as it was.
 */
export function useSingleFlightMutation<Result, Variables>(
  options: UseMutationOptions<Result, Error, Variables>,
) {
  const [inFlight] = useState(() => new Set<string>());
  const { mutateAsync, ...mutation } = useMutation(options);
  const mutate = (...call: Parameters<typeof mutateAsync>) => {
    const key = JSON.stringify(call[0]);
    if (inFlight.has(key)) return;
    inFlight.add(key);
    const forget = () => inFlight.delete(key);
    mutateAsync(...call).then(forget, forget);
  };
  return { ...mutation, mutate };
}
