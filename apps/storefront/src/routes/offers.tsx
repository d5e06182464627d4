import { createFileRoute } from '@tanstack/react-router';
import { OffersPage } from '@tiffin/ui';
import { promoQueries } from '../features/promo/promo.queries.ts';
import { useOffers } from '../features/promo/use-offers.ts';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';

export const Route = createFileRoute('/offers')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(promoQueries.public()),
  head: () => ({ meta: [{ title: 'Offers' }] }),
  staticData: { navigationEntry: 'offers' },
  component: Offers,
});

function Offers() {
  const { restaurant } = useRestaurant();
  return <OffersPage {...useOffers()} timeZone={restaurant.timeZone} />;
}
