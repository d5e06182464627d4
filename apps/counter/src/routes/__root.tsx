import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Document } from '../shell/Document.tsx';
import { documentHead } from '../shell/document-head.ts';
import { Providers } from '../shell/Providers.tsx';
import { useOfflineSupport } from '../shell/use-offline-support.ts';

/** What every route finds in its context. */
interface RouterContext {
  readonly queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: documentHead,
  shellComponent: Document,
  component: Root,
});

function Root() {
  useOfflineSupport();
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
