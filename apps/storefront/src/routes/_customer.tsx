import { createFileRoute, lazyRouteComponent, Navigate, Outlet, useMatches } from '@tanstack/react-router';
import { pageHead } from '../features/head/document-head.ts';
import { tokenStore } from '../features/session/token-store.ts';

/**
 * The pages of signed-in customers. The tokens are in the browser, so the server sends the page's title and skeleton,
 * and the browser renders the rest. When a session ends anywhere, the router runs this guard again (router.tsx).
 */
export const Route = createFileRoute('/_customer')({
  // A few bytes around the pages of a customer: fetched with the first load, not before each of them.
  codeSplitGroupings: [],
  ssr: false,
  beforeLoad: () => ({ isVisitor: tokenStore.read() === null }),
  // The server does not read the `head` of a route below this one.
  head: ({ matches }) => pageHead(matches.at(-1)?.staticData.title ?? '', matches),
  pendingComponent: lazyRouteComponent(() => import('../shell/PageSkeleton.tsx')),
  component: CustomerPages,
});

// A redirect thrown in `beforeLoad` takes the skeleton away while React hydrates it, and React logs an error.
function CustomerPages() {
  const { isVisitor } = Route.useRouteContext();
  const isForVisitorsToo = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isForVisitorsToo),
  });
  return isVisitor && !isForVisitorsToo ? <Navigate to="/auth/login" replace /> : <Outlet />;
}
