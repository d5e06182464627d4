import '@tiffin/ui/styles';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { getGlobalStartContext } from '@tanstack/react-start';
import { refusalWatchingCaches } from './features/session/refused-requests.ts';
import { sessionQueries } from './features/session/session.queries.ts';
import { routeTree } from './routeTree.gen.ts';
import { NotFound } from './shell/NotFound.tsx';
import { PendingPage } from './shell/PendingPage.tsx';
import { RouteError } from './shell/RouteError.tsx';

/** Makes the router of one request on the server, or of the page in the browser. */
export function getRouter() {
  const recheckAccess = async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQueries.access().queryKey, refetchType: 'none' });
    // The guard of the counter's pages runs again, and leads away where nobody may be there any more.
    await router.invalidate();
  };
  const queryClient: QueryClient = new QueryClient({
    ...refusalWatchingCaches(() => void recheckAccess()),
    defaultOptions: {
      // What is sent without a connection fails at once and says so: an action is never queued (fulfilment, Offline).
      mutations: { networkMode: 'always' },
    },
  });
  const nonce = getGlobalStartContext()?.nonce;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(nonce !== undefined && { ssr: { nonce } }),
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    // Freshness is React Query's business; the router keeps no second cache.
    defaultPreloadStaleTime: 0,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
