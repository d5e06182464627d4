import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * A mutation that ignores a call while the same one, by its variables, is under way. `isPending` is rendered a task
 * later: the second press of a double click still finds the button as it was.
 */
export function useSingleFlightMutation<Result, Variables>(
  options: UseMutationOptions<Result, Error, Variables>,
) {
  const [underWay] = useState(() => new Set<string>());
  const { mutateAsync, ...mutation } = useMutation(options);
  const mutate = (...call: Parameters<typeof mutateAsync>) => {
    const wish = JSON.stringify(call[0]);
    if (underWay.has(wish)) return;
    underWay.add(wish);
    const forget = () => underWay.delete(wish);
    mutateAsync(...call).then(forget, forget);
  };
  return { ...mutation, mutate };
}
