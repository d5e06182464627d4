import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@tiffin/ui';
import { usePageRemount } from '@tiffin/web';

/** Stands in for a page that could not be made, with the way to try again, unless it can be mounted again. */
export function RouteError(props: ErrorComponentProps) {
  const router = useRouter();
  if (usePageRemount(props)) return null;
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
