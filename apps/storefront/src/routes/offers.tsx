import { createFileRoute } from '@tanstack/react-router';
import { OffersPage } from '@tiffin/ui';
import { promoQueries } from '../features/promo/promo.queries.ts';
import { useOffers } from '../features/promo/use-offers.ts';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/offers')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(promoQueries.public()),
  head: ({ matches }) => pageHead('Offers', matches),
  staticData: { navigationEntry: 'offers' },
  component: Offers,
});

function Offers() {
  const { restaurant } = useRestaurant();
  return <OffersPage {...useOffers()} timeZone={restaurant.timeZone} />;
}
