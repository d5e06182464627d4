import { useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@tiffin/ui';

/** Stands in for a page that could not be made, with the way to try again. */
export function RouteError() {
  const router = useRouter();
  return (
    <main>
      <ErrorPage
        // The error itself may speak of code: the page has words of its own.
        kind={typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'page'}
        onRetry={() => void router.invalidate()}
      />
    </main>
  );
}
