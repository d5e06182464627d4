import { useCallback, useSyncExternalStore } from 'react';

interface ReadableStore<Value> {
  get(): Value;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * The value of a store that only the browser fills. While React hydrates the server's page it is `onServer`, as it was
 * there; the library's own hook would show the browser's value at once.
 */
export function useClientStore<Value>(store: ReadableStore<Value>, onServer: Value): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = store.subscribe(listener);
      return unsubscribe;
    },
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () => store.get(),
    () => onServer,
  );
}
