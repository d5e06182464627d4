import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { OpenStatus } from '@tiffin/domain';
import type { NavigationEntry, PageLoadingProps } from '@tiffin/ui';
import { documentHead } from '../features/head/document-head.ts';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';
import type { Visit } from '../features/restaurant/restaurant.server.ts';
import { Document } from '../shell/Document.tsx';
import { Providers } from '../shell/Providers.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { Shell } from '../shell/Shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The menu entry that the page belongs to. */
    readonly navigationEntry?: NavigationEntry;
    /** The cart is not shown here (Spec §2, Cart visibility). */
    readonly hidesCart?: boolean;
    /** The boxes that show while the page is on its way; those of a page of words unless another is named. */
    readonly loadingPage?: PageLoadingProps['page'];
    /** The title of a page of the `_customer` layout, which writes it into the head. */
    readonly title?: string;
    /** A page of the `_customer` layout that visitors may open too: it asks them to sign in. */
    readonly isForVisitorsToo?: boolean;
    /** The page stands alone, as the one does to which the sign-in popup comes back. */
    readonly isBare?: boolean;
    /** The footer explains the marks of the menu. */
    readonly hasMenuLegend?: boolean;
    /** The page is for ordering: a restaurant that has been deleted has none. */
    readonly isForOrdering?: boolean;
  }
}

/** What every route finds in its context. */
interface RouterContext {
  readonly queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { queryClient } }) => {
    const [{ fetchVisit }, { openStatus }] = await Promise.all([
      import('../features/restaurant/restaurant.functions.ts'),
      import('../features/restaurant/open-status.ts'),
    ]);
    const [visit, page] = await Promise.all([
      fetchVisit(),
      queryClient.ensureQueryData(restaurantQueries.current()),
    ]);
    // Worked out once, here: what the server has done hydration need not do again.
    return { visit, page, openStatus: openStatus(page.restaurant, new Date(visit.now)) };
  },
  // The visit begins once; going from page to page does not start it again.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => documentHead(loaderData?.page ?? null),
  shellComponent: Document,
  component: Root,
  // Rarely shown, so kept out of the first load.
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFound.tsx'), 'NotFound'),
  errorComponent: RouteError,
});

function Root() {
  // Without data no restaurant has this hostname, and the outlet says so.
  const data: { readonly visit: Visit; readonly openStatus: OpenStatus } | undefined = Route.useLoaderData();
  if (data === undefined) {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  return (
    <Providers visit={data.visit} openStatus={data.openStatus}>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}
