import { ErrorPage } from '@tiffin/ui';

/** What a route shows when its data did not come. */
export function RouteError() {
  const kind = navigator.onLine ? 'page' : 'offline';
  return <ErrorPage kind={kind} onRetry={() => window.location.reload()} />;
}
