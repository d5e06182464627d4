import { type UseMutateAsyncFunction, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Call<Result, Variables> = Parameters<UseMutateAsyncFunction<Result, Error, Variables>>;

interface SingleFlightOptions<Result, Variables> extends UseMutationOptions<Result, Error, Variables> {
  /** What makes two calls the same one. @default their variables */
  readonly keyOf?: (...call: Call<Result, Variables>) => string;
}

/**
 * A mutation that ignores a call while the same one is in flight. `isPending` is rendered a task later: the second press
 * of a double click still finds the button as it was.
 */
export function useSingleFlightMutation<Result, Variables>({
  keyOf = (...[variables]) => JSON.stringify(variables),
  ...options
}: SingleFlightOptions<Result, Variables>) {
  const [inFlight] = useState(() => new Set<string>());
  const { mutateAsync, ...mutation } = useMutation(options);
  const mutate = (...call: Call<Result, Variables>) => {
    const key = keyOf(...call);
    if (inFlight.has(key)) return;
    inFlight.add(key);
    const forget = () => inFlight.delete(key);
    mutateAsync(...call).then(forget, forget);
  };
  return { ...mutation, mutate };
}
