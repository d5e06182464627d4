import { useEffect, useEffectEvent } from 'react';
import { recoveryDelay } from './recovery.ts';

/** Tries something that has failed again by itself: when the connection is back, and every now and then while looked at. */
export function useRecovery(retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    const whenOnline = () => again();
    window.addEventListener('online', whenOnline);
    let failures = 1;
    let timer = setTimeout(function next() {
      failures += 1;
      timer = setTimeout(next, recoveryDelay(failures));
      // Nobody waits for a page that is not looked at.
      if (document.visibilityState === 'visible') again();
    }, recoveryDelay(failures));
    return () => {
      window.removeEventListener('online', whenOnline);
      clearTimeout(timer);
    };
  }, []);
}
