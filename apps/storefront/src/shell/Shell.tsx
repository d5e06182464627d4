import { useMatches, useNavigate } from '@tanstack/react-router';
import { pence } from '@tiffin/domain';
import {
  AppShell,
  DietaryLegend,
  type NavigationEntry,
  type PageLoadingProps,
  SiteFooter,
  ViewCartBar,
} from '@tiffin/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { whenIdle } from '../browser/when-idle.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { useCheckoutFlow } from '../features/checkout/checkout-flow.tsx';
import { LeftClosed } from '../features/notices/LeftClosed.tsx';
import { usePreferences } from '../features/restaurant/preferences-context.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { shownPhoneNumber } from '../features/session/shown-phone-number.ts';
import { useSession } from '../features/session/use-session.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The menu entry that the page belongs to. */
    readonly navigationEntry?: NavigationEntry;
    /** The cart is not shown here (Spec §2, Cart visibility). */
    readonly hidesCart?: boolean;
    /** The boxes that show while the page is on its way; those of a page of words unless another is named. */
    readonly loadingPage?: PageLoadingProps['page'];
    /** The page stands alone, as the landing page of the sign-in popup does. */
    readonly isBare?: boolean;
    /** The footer explains the marks of the menu. */
    readonly hasMenuLegend?: boolean;
  }
}

// What only a customer sees comes after the page that everybody sees.
const cartColumn = preloadable(() => import('./CartColumn.tsx'));
const cartSheet = preloadable(() => import('./CartSheet.tsx'), LeftClosed);
const cartAnnouncer = preloadable(() => import('../features/cart/CartAnnouncer.tsx'));
const checkout = preloadable(
  () => import('../features/checkout/CheckoutContainer.tsx'),
  () => <LeftClosed onClose={useCheckoutFlow().stop} />,
);

/** The frame round every page, with the customer's cart where the page allows it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { settings } = useRestaurant();
  const staticData = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const session = useSession();
  const { isSidebarOpen, setSidebarOpen } = usePreferences();
  const { cart, hasFailed } = useCart();
  const { isConfirming } = useCheckoutFlow();
  const [isCartOpen, setCartOpen] = useState(false);
  const navigate = useNavigate();

  const showsCart = session.isSignedIn && staticData.hidesCart !== true;
  const itemCount = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const hasDishes = itemCount > 0;
  useEffect(() => {
    if (!showsCart || !hasDishes) return;
    return whenIdle(() => {
      cartSheet.preload();
      checkout.preload();
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
        onLogOut={() => {
          void import('../features/session/session-actions.ts').then(({ logOut }) => logOut());
          void navigate({ to: '/' });
        }}
        footer={
          <SiteFooter
            allergyPhone={shownPhoneNumber(settings.contact.allergyPhone)}
            contact={{ ...settings.contact, phone: shownPhoneNumber(settings.contact.phone) }}
            legal={settings.legal}
            legend={staticData.hasMenuLegend ? <DietaryLegend /> : undefined}
          />
        }
        reservesCart={!session.isKnown && staticData.hidesCart !== true}
        cart={
          showsCart && (
            <Suspense>
              <cartColumn.Component />
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
        {children}
      </AppShell>
      <Suspense>
        {showsCart && isCartOpen && !isConfirming && (
          <cartSheet.Component onClose={() => setCartOpen(false)} />
        )}
        {session.isSignedIn && isConfirming && <checkout.Component />}
        {session.isSignedIn && <cartAnnouncer.Component cart={cart} />}
      </Suspense>
    </>
  );
}
