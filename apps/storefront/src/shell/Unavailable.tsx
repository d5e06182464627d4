import { useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@tiffin/ui';

/** Stands in for a page that could not be made, with the way to try again. */
export function Unavailable() {
  const router = useRouter();
  // The error itself may speak of code: the page has words of its own.
  return <ErrorPage onRetry={() => void router.invalidate()} />;
}
