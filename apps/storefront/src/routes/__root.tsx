import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  Outlet,
  useRouter,
} from '@tanstack/react-router';
import { ErrorPage, NotFoundPage } from '@tiffin/ui';
import { fetchVisit } from '../features/restaurant/restaurant.functions.ts';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';
import { Document } from '../shell/Document.tsx';
import { documentHead } from '../shell/document-head.ts';
import { Providers } from '../shell/Providers.tsx';
import { Shell } from '../shell/Shell.tsx';

/** What every route finds in its context. */
interface RouterContext {
  readonly queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { queryClient } }) => {
    const [visit, page] = await Promise.all([
      fetchVisit(),
      queryClient.ensureQueryData(restaurantQueries.current()),
    ]);
    return { visit, page };
  },
  // The visit begins once; going from page to page does not begin it anew.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => documentHead(loaderData?.page ?? null),
  shellComponent: Document,
  component: Root,
  notFoundComponent: UnknownRestaurant,
  errorComponent: Unavailable,
});

function Root() {
  const { visit } = Route.useLoaderData();
  return (
    <Providers visit={visit}>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}

function UnknownRestaurant() {
  return <NotFoundPage kind="restaurant" />;
}

function Unavailable({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <ErrorPage {...(error instanceof Error && { message: error.message })} onRetry={() => void router.invalidate()} />;
}
