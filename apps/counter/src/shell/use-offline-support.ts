import { useEffect } from 'react';
import { useIsIdle } from './use-is-idle.ts';

/** Starts the service worker, or removes it, when the page has nothing else to do. */
export function useOfflineSupport(): void {
  const isIdle = useIsIdle();
  useEffect(() => {
    if (!isIdle) return;
    // What fails here is tried again by the next page.
    import('../features/offline/follow-offline-switch.ts')
      .then(({ followOfflineSwitch }) => followOfflineSwitch())
      .catch(() => undefined);
  }, [isIdle]);
}
