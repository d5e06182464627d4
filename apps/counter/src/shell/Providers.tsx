import { LinkProvider, ModalStackProvider, ToastProvider } from '@tiffin/ui';
import { createRouterLink, DialogHistory, RouteAnnouncer } from '@tiffin/web';
import type { ReactElement } from 'react';

const RouterLink = createRouterLink([]);

/** Everything that components below may ask for. */
export function Providers({ children }: { readonly children: ReactElement }) {
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <ModalStackProvider>
          <DialogHistory />
          <RouteAnnouncer />
          {children}
        </ModalStackProvider>
      </ToastProvider>
    </LinkProvider>
  );
}
