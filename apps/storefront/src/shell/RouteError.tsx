import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button, EmptyState, WaitingPage } from '@tiffin/ui';
import { usePageRemount } from '@tiffin/web';
import { Suspense } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { useRecovery } from '../browser/use-recovery.ts';
import { shellStrings } from './shell.strings.ts';

/** Stands in for the error page when its own code cannot be fetched, and fetches it again. */
function ErrorPageMissing({ retry }: { readonly retry: () => void }) {
  useRecovery(retry);
  const { title, text, retry: label } = shellStrings.errorPageMissing;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        headingLevel={1}
        title={title}
        text={text}
        action={<Button onClick={retry}>{label}</Button>}
      />
    </div>
  );
}

// Rarely shown, so kept out of the first load.
const errorPage = preloadable<ErrorComponentProps>(() => import('./RouteErrorPage.tsx'), ErrorPageMissing);

/** Fetches the error page before it is needed: when it is, there may be no network. */
export const prepareRouteError = errorPage.preload;

/** Whether the document shows the error page. The browser's timing of the document knows its status, but not in WebKit. */
export const showsRouteError = () => document.querySelector('[data-route-error]') !== null;

/** Stands in for a page that could not be made, unless it can be mounted again. */
export const RouteError = (props: ErrorComponentProps) => {
  if (usePageRemount(props)) return null;
  return (
    <div data-route-error>
      <Suspense fallback={<WaitingPage label={shellStrings.loadingPage} />}>
        <errorPage.Component {...props} />
      </Suspense>
    </div>
  );
};
