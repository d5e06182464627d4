import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router';
import { ErrorPage, WaitingPage } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import { useRecovery } from '../browser/use-recovery.ts';
import { isMissingCode } from '../framework-patches/missing-code.ts';
import { shellStrings } from './shell.strings.ts';

/** Loads the document again once the server can render it, and returns whether it can. */
async function reloadWhenServed(): Promise<boolean> {
  const response = await fetch(window.location.href).catch(() => null);
  const isServed = response !== null && response.status < 500;
  if (isServed) window.location.reload();
  return isServed;
}

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
    // A document that has come without its code again would come so a third time.
    if (isReloaded()) setKind('page');
    else retry();
  }, []);
  useRecovery(retry);
  if (kind === undefined) return <WaitingPage label={shellStrings.loadingPage} />;
  return <ErrorPage kind={kind} onRetry={retry} />;
}

function isReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}
