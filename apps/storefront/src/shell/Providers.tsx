import type { OpenStatus } from '@tiffin/domain';
import { LinkProvider, ModalStackProvider, ToastProvider } from '@tiffin/ui';
import { setNonce } from 'get-nonce';
import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { CheckoutFlowProvider } from '../features/checkout/checkout-flow.tsx';
import { ClockProvider } from '../features/restaurant/clock.tsx';
import { PreferencesProvider } from '../features/restaurant/preferences-context.tsx';
import type { Visit } from '../features/restaurant/restaurant.server.ts';
import { NoticeBridge } from './NoticeBridge.tsx';
import { preparePending } from './PendingPage.tsx';
import { RouterLink } from './RouterLink.tsx';

interface ProvidersProps {
  readonly visit: Visit;
  /** The open status at the visit's instant. */
  readonly openStatus: OpenStatus;
  readonly children: ReactNode;
}

/** Everything that components below may ask for. */
export function Providers({ visit, openStatus, children }: ProvidersProps) {
  useEffect(() => {
    // Dialogs lock the page's scroll with a style of their own, which the security policy lets in by its nonce alone.
    const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content');
    if (nonce) setNonce(nonce);
    return whenIdle(preparePending);
  }, []);
  return (
    <LinkProvider component={RouterLink}>
      <ClockProvider serverNow={visit.now} serverStatus={openStatus}>
        <PreferencesProvider initial={visit}>
          <ToastProvider>
            <NoticeBridge />
            <CheckoutFlowProvider>
              <ModalStackProvider>{children}</ModalStackProvider>
            </CheckoutFlowProvider>
          </ToastProvider>
        </PreferencesProvider>
      </ClockProvider>
    </LinkProvider>
  );
}
