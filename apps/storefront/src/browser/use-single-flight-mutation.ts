import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

interface SingleFlightOptions<Result, Variables>
  extends Omit<UseMutationOptions<Result, Error, Variables>, 'mutationFn'> {
  readonly mutationFn: (variables: Variables) => Promise<Result>;
}

/**
 * A mutation that ignores a call while the same one, by its variables, is under way. `isPending` is rendered a task
 * later: the second press of a double click still finds the button as it was.
 */
export function useSingleFlightMutation<Result, Variables>({
  mutationFn,
  ...options
}: SingleFlightOptions<Result, Variables>) {
  const underWay = useRef(new Set<string>());
  const mutation = useMutation({
    ...options,
    async mutationFn(variables: Variables) {
      try {
        return await mutationFn(variables);
      } finally {
        underWay.current.delete(JSON.stringify(variables));
      }
    },
  });
  const { mutate: begin } = mutation;
  const mutate = useCallback(
    (...call: Parameters<typeof begin>) => {
      const wish = JSON.stringify(call[0]);
      if (underWay.current.has(wish)) return;
      underWay.current.add(wish);
      begin(...call);
    },
    [begin],
  );
  return { ...mutation, mutate };
}
