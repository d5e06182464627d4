import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isMissingCode, isReloaded, reloadWhenServed, usePageRemount } from '@tiffin/web';
import { useEffect } from 'react';
import { CounterError } from '../features/page/CounterError.tsx';

/** Stands in for a page that could not be made, with the way to try again, unless it can be mounted again. */
export function RouteError(props: ErrorComponentProps) {
  const router = useRouter();
  const lacksCode = isMissingCode(props.error);
  useEffect(() => {
    // A server that answers has a newer version of the code, which a reload of the document brings.
    if (lacksCode && !isReloaded()) void reloadWhenServed();
  }, [lacksCode]);
  if (usePageRemount(props)) return null;
  return (
    <main>
      <CounterError
        // The error itself may speak of code: the page has words of its own.
        isOffline={typeof navigator !== 'undefined' && navigator.onLine === false}
        onRetry={() => void (lacksCode ? reloadWhenServed() : router.invalidate())}
      />
    </main>
  );
}
