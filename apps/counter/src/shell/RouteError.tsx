import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { usePageRemount } from '@tiffin/web';
import { CounterError } from '../features/page/CounterError.tsx';

/** Stands in for a page that could not be made, with the way to try again, unless it can be mounted again. */
export function RouteError(props: ErrorComponentProps) {
  const router = useRouter();
  if (usePageRemount(props)) return null;
  return (
    <main>
      <CounterError
        // The error itself may speak of code: the page has words of its own.
        isOffline={typeof navigator !== 'undefined' && navigator.onLine === false}
        onRetry={() => void router.invalidate()}
      />
    </main>
  );
}
