import { useRouter } from '@tanstack/react-router';
import type { OpenStatus } from '@tiffin/domain';
import { LinkProvider, ModalStackProvider, ToastProvider } from '@tiffin/ui';
import { createRouterLink, DialogHistory, RouteAnnouncer } from '@tiffin/web';
import { type ReactElement, Suspense, useEffect } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { whenIdle } from '../browser/when-idle.ts';
import { CheckoutFlowProvider } from '../features/checkout/checkout-flow.tsx';
import { ClockProvider } from '../features/restaurant/clock.tsx';
import { PreferencesProvider } from '../features/restaurant/preferences-context.tsx';
import type { Visit } from '../features/restaurant/restaurant.server.ts';
import { preparePending } from './PendingPage.tsx';
import { prepareRouteError } from './RouteError.tsx';
import { ToastBridge } from './ToastBridge.tsx';

const RouterLink = createRouterLink(['dish']);
// Needed only once the connection is lost.
const offlineGuard = preloadable(() => import('./OfflineGuard.tsx'));

interface ProvidersProps {
  readonly visit: Visit;
  /** The open status at the visit's instant. */
  readonly openStatus: OpenStatus;
  readonly children: ReactElement;
}

/** Everything that components below may ask for. */
export function Providers({ visit, openStatus, children }: ProvidersProps) {
  const router = useRouter();
  useEffect(() => {
    // One at a time: all three together keep a slow phone busy for longer than a press may wait.
    const waits = [
      whenIdle(preparePending),
      whenIdle(prepareRouteError),
      // An open page follows its restaurant until it is left. Without a connection the code cannot be fetched.
      whenIdle(
        () =>
          void import('./follow-restaurant.ts').then(
            ({ followRestaurant }) => followRestaurant(router.options.context.queryClient),
            () => undefined,
          ),
      ),
    ];
    return () => {
      for (const cancel of waits) cancel();
    };
  }, [router]);
  return (
    <LinkProvider component={RouterLink}>
      <ClockProvider serverNow={visit.now} serverStatus={openStatus}>
        <PreferencesProvider initial={visit}>
          <ToastProvider>
            <ToastBridge />
            <Suspense>
              <offlineGuard.Component />
            </Suspense>
            <CheckoutFlowProvider>
              <ModalStackProvider>
                <DialogHistory />
                <RouteAnnouncer />
                {children}
              </ModalStackProvider>
            </CheckoutFlowProvider>
          </ToastProvider>
        </PreferencesProvider>
      </ClockProvider>
    </LinkProvider>
  );
}
