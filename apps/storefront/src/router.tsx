import '@tiffin/ui/styles';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { getGlobalStartContext } from '@tanstack/react-start';
import { forgetCustomerAtEnd } from './features/session/forget-customer.ts';
import { resumePendingLogouts } from './features/session/log-out.ts';
import { revalidateSession } from './features/session/session.queries.ts';
import { tokenStore } from './features/session/token-store.ts';
import { createQueryCaches, recoveryInterval } from './features/toasts/failed-requests.ts';
import { routeTree } from './routeTree.gen.ts';
import { PendingPage } from './shell/PendingPage.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { deserialize, serialize } from './site/page-data.ts';

/** Makes the router of one request on the server, or of the page in the browser. */
export function getRouter() {
  const queryClient: QueryClient = new QueryClient({
    ...createQueryCaches((refused) => revalidateSession(queryClient, refused)),
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, refetchInterval: recoveryInterval },
      // Offline, what the customer sends fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
      // Pages wait for their data. What is still under way when a page is given up would only fail unheard in the
      // browser.
      dehydrate: {
        shouldDehydrateQuery: ({ state }) => state.status !== 'pending',
        serializeData: serialize,
      },
      hydrate: { deserializeData: deserialize },
    },
  });
  if (!import.meta.env.SSR) {
    forgetCustomerAtEnd(queryClient);
    resumePendingLogouts();
  }
  let isFirstPage = true;
  const nonce = getGlobalStartContext()?.nonce;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(nonce !== undefined && { ssr: { nonce } }),
    // Left out, the server would show the framework's own words, in styles that our policy forbids.
    defaultErrorComponent: RouteError,
    // A page that is on its way shows soon, and then long enough not to flicker.
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPreload: 'intent',
    // Freshness is React Query's business; the router keeps no second cache.
    defaultPreloadStaleTime: 0,
    // The script in the server's HTML has restored the first page. By the time it hydrates, the customer may have
    // scrolled or be in the middle of a tap.
    scrollRestoration: () => import.meta.env.SSR || !isFirstPage,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    isFirstPage = fromLocation === undefined;
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  if (!import.meta.env.SSR) {
    // The guard of the customer's pages runs again; public pages need no new data, which may be out of reach now.
    tokenStore.onSessionEnd(
      () => void router.invalidate({ filter: ({ routeId }) => routeId === '/_customer' }),
    );
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
