import { useRouter } from '@tanstack/react-router';
import { ErrorPage } from '@tiffin/ui';
import { useRecovery } from '../browser/use-recovery.ts';

/** Stands in for a page that could not be made, with the way to try again. */
export function Unavailable() {
  const router = useRouter();
  const retry = () => void router.invalidate();
  useRecovery(retry);
  // The error itself may speak of code: the page has words of its own.
  return <ErrorPage kind={navigator.onLine === false ? 'offline' : 'page'} onRetry={retry} />;
}
