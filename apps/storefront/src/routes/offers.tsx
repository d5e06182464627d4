import { createFileRoute } from '@tanstack/react-router';
import { offerFit, type PromoCode } from '@tiffin/domain';
import { OffersPage, type OffersPageProps } from '@tiffin/ui';
import { Suspense } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { pageHead } from '../features/head/document-head.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { useMenuPictures } from '../features/menu/use-menu-pictures.ts';
import { copyCode } from '../features/promo/copy-code.ts';
import { promoQueries } from '../features/promo/promo.queries.ts';
import { useOffers } from '../features/promo/use-offers.ts';
import { useNow } from '../features/restaurant/clock.tsx';
import { usePreferences } from '../features/restaurant/preferences-context.tsx';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';
import { useSession } from '../features/session/use-session.ts';

export const Route = createFileRoute('/offers')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(promoQueries.public()),
      queryClient.prefetchQuery(menuQueries.overview()),
    ]),
  head: ({ matches }) => pageHead('Offers', matches),
  staticData: { loadingPage: 'offers', navigationEntry: 'offers', isForOrdering: true },
  component: Offers,
});

// The order and the calls about it come after what everyone sees.
const customerOffers = preloadable(() => import('../features/cart/CustomerOffers.tsx'), VisitorOffers);

type PublicPage = Omit<OffersPageProps, 'stateOf' | 'order' | 'onApply'>;

function Offers() {
  const { restaurant } = useRestaurant();
  const { isSignedIn } = useSession();
  // In front, at the side, at the back, as they stand on the masthead.
  const [side, , front, back] = useMenuPictures();
  const pictures = [front, side, back].filter((picture) => picture !== undefined);
  const page = { ...useOffers(), pictures, timeZone: restaurant.timeZone, onCopy: copyCode };
  if (!isSignedIn) return <VisitorOffers page={page} />;
  return (
    <Suspense fallback={<VisitorOffers page={page} />}>
      <customerOffers.Component page={page} />
    </Suspense>
  );
}

function VisitorOffers({ page }: { readonly page: PublicPage }) {
  const { orderingMode: mode } = usePreferences();
  const { restaurant, settings } = useRestaurant();
  const now = useNow();
  const { deliveryTerms } = settings;
  const order = { now, timeZone: restaurant.timeZone, mode, items: [], deliveryTerms };
  const stateOf = (promo: PromoCode) => ({ fit: offerFit(promo, order) });
  return <OffersPage {...page} stateOf={stateOf} />;
}
