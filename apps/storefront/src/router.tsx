import { QueryClient } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { getGlobalStartContext } from '@tanstack/react-start';
import { failureTellingCaches, recoveryInterval } from './features/notices/failed-requests.ts';
import { doubtSession, forgetCustomerAtEnd } from './features/session/session.queries.ts';
import { routeTree } from './routeTree.gen.ts';

import { asText, fromText } from './server/page-data.ts';
import { PendingPage } from './shell/PendingPage.tsx';

/** Makes the router of one request on the server, or of the page in the browser. */
export function getRouter() {
  const queryClient: QueryClient = new QueryClient({
    ...failureTellingCaches((refused) => doubtSession(queryClient, refused)),
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, refetchInterval: recoveryInterval },
      // Offline, what the customer sends fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
      // Pages wait for their data. What is still under way when a page is given up would only fail unheard in the
      // browser.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending', serializeData: asText },
      hydrate: { deserializeData: fromText },
    },
  });
  if (typeof window !== 'undefined') forgetCustomerAtEnd(queryClient);
  const nonce = getGlobalStartContext()?.nonce;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(nonce !== undefined && { ssr: { nonce } }),
    // Left out, the server would show the framework's own words, in styles that our policy forbids.
    defaultErrorComponent: lazyRouteComponent(() => import('./shell/Unavailable.tsx'), 'Unavailable'),
    // A page that is on its way shows soon, and then long enough not to flicker.
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPreload: 'intent',
    // Freshness is React Query's business; the router keeps no second cache.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
