import { useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@tiffin/ui';
import { useCallback, useEffect } from 'react';
import { recoveryDelay } from '../browser/recovery.ts';

/** Stands in for a page that could not be made, with the way to try again. */
export function Unavailable() {
  const router = useRouter();
  const retry = useCallback(() => void router.invalidate(), [router]);
  useEffect(() => {
    // What failed for want of a connection comes back with it.
    window.addEventListener('online', retry);
    let failures = 1;
    let timer = setTimeout(function again() {
      failures += 1;
      timer = setTimeout(again, recoveryDelay(failures));
      // Nobody waits for a page that is not looked at.
      if (document.visibilityState === 'visible') retry();
    }, recoveryDelay(failures));
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer);
    };
  }, [retry]);
  // The error itself may speak of code: the page has words of its own.
  return <ErrorPage kind={navigator.onLine === false ? 'offline' : 'page'} onRetry={retry} />;
}
