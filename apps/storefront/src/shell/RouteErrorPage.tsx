import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router';
import { ErrorPage, WaitingPage } from '@tiffin/ui';
import { isMissingCode, isReloaded, reloadWhenServed } from '@tiffin/web';
import { useEffect, useState } from 'react';
import { useRecovery } from '../browser/use-recovery.ts';
import { shellStrings } from './shell.strings.ts';

/** Stands in for a page that could not be made, with the way to try again. */
export default function RouteErrorPage({ error }: ErrorComponentProps) {
  return isMissingCode(error) ? <CodeError /> : <DataError />;
}

function DataError() {
  const router = useRouter();
  const hasRestaurant = useMatch({
    from: rootRouteId,
    select: ({ loaderData }) => loaderData !== undefined,
  });
  // Without a restaurant the document has no brand style, and the security policy allows none to be added later.
  const retry = () => void (hasRestaurant ? router.invalidate() : reloadWhenServed());
  useRecovery(retry);
  // The error itself may speak of code: the page has words of its own.
  return <ErrorPage kind={navigator.onLine === false ? 'offline' : 'page'} onRetry={retry} />;
}

/** If the server answers, it has a newer version of the code, which a reload of the document brings. */
function CodeError() {
  const [kind, setKind] = useState<'page' | 'offline'>();
  const retry = () => void reloadWhenServed().then((isServed) => setKind(isServed ? 'page' : 'offline'));
  useEffect(() => {
    if (isReloaded()) setKind('page');
    else retry();
  }, []);
  useRecovery(retry);
  if (kind === undefined) return <WaitingPage label={shellStrings.loadingPage} />;
  return <ErrorPage kind={kind} onRetry={retry} />;
}
