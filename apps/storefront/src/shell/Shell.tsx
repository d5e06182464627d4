import { useMatches } from '@tanstack/react-router';
import { formatPhoneNumber, pence } from '@tiffin/domain';
import { AppShell, ScriptlessNotice, ViewCartBar } from '@tiffin/ui';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { useClientStore } from '../browser/use-client-store.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { cartSheet } from '../features/cart/cart-sheet.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { useCheckoutFlow } from '../features/checkout/checkout-flow.tsx';
import { usePreferences } from '../features/restaurant/preferences-context.tsx';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';
import { useLogOut } from '../features/session/use-log-out.ts';
import { useSession } from '../features/session/use-session.ts';
import { DialogLoadError } from '../features/toasts/DialogLoadError.tsx';

// What only a customer sees comes after the page that everybody sees.
const cartColumn = preloadable(() => import('../features/cart/CartContainer.tsx'));
const sheet = preloadable(() => import('./CartSheet.tsx'), DialogLoadError);
const cartAnnouncer = preloadable(() => import('../features/cart/CartAnnouncer.tsx'));
const formerRestaurant = preloadable(() => import('./FormerRestaurant.tsx'));
const checkout = preloadable(
  () => import('../features/checkout/CheckoutContainer.tsx'),
  () => <DialogLoadError onClose={useCheckoutFlow().stop} />,
);

// The server writes it with the page, and nothing in it needs its code at once.
const siteFooter = preloadable(() => import('./Footer.tsx'));

const setCartOpen = (isOpen: boolean) => cartSheet.setState(() => isOpen);

/** The frame round every page, with the customer's cart where the page allows it. */
export function Shell({ children }: { readonly children: ReactElement }) {
  const { settings, isDeleted } = useRestaurant();
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const session = useSession();
  const { isSidebarOpen, setSidebarOpen } = usePreferences();
  const { cart, hasFailed } = useCart();
  const { isRequested, start, stop } = useCheckoutFlow();
  const isCartOpen = useClientStore(cartSheet, false);
  const logOut = useLogOut();
  // The same element always, as the server has written it.
  const [footer] = useState(() => (
    <Suspense>
      <siteFooter.Component hadLegend={staticData.hasMenuLegend === true} />
    </Suspense>
  ));

  const hasCart = staticData.hidesCart !== true && !isDeleted;
  const showsCart = session.isSignedIn && hasCart;
  const hasEnded = session.isKnown && !session.isSignedIn;
  useEffect(() => {
    // The next customer must not meet what the last one had open.
    if (!hasEnded) return;
    setCartOpen(false);
    stop();
  }, [hasEnded, stop]);
  const itemCount = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const hasDishes = itemCount > 0;
  useEffect(() => {
    if (!showsCart || !hasDishes) return;
    return whenIdle(() => {
      void sheet.preload();
      void checkout.preload();
    });
  }, [showsCart, hasDishes]);
  if (staticData.isBare) return <main>{children}</main>;
  return (
    <>
      <AppShell
        restaurantName={settings.name}
        logoUrl={settings.logoUrl}
        current={staticData.navigationEntry}
        isSignedIn={session.isKnown ? session.isSignedIn : undefined}
        isSidebarOpen={isSidebarOpen}
        onSidebarToggle={setSidebarOpen}
        onLogOut={logOut}
        footer={footer}
        reservesCart={!session.isKnown && hasCart}
        cart={
          showsCart && (
            <Suspense>
              <cartColumn.Component onCheckout={start} />
            </Suspense>
          )
        }
        cartBar={
          showsCart &&
          (hasDishes || hasFailed) && (
            <ViewCartBar
              itemCount={itemCount}
              subtotal={cart?.totalAmount ?? pence(0)}
              hasFailed={hasFailed}
              onOpen={() => setCartOpen(true)}
            />
          )
        }
      >
        <noscript>
          {/* Only the server writes it: a browser that runs scripts renders nothing in here. */}
          {import.meta.env.SSR && <ScriptlessNotice phone={formatPhoneNumber(settings.contact.phone)} />}
        </noscript>
        {isDeleted && staticData.isForOrdering ? (
          <Suspense>
            <formerRestaurant.Component />
          </Suspense>
        ) : (
          children
        )}
      </AppShell>
      <Suspense>
        {showsCart && isCartOpen && <sheet.Component onCheckout={start} onClose={() => setCartOpen(false)} />}
      </Suspense>
      {/* Apart from the cart sheet below it, which stays while this loads. */}
      <Suspense>{session.isSignedIn && isRequested && <checkout.Component />}</Suspense>
      <Suspense>{session.isSignedIn && <cartAnnouncer.Component cart={cart} />}</Suspense>
    </>
  );
}
