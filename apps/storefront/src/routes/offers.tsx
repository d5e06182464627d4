import { createFileRoute } from '@tanstack/react-router';
import { OffersPage, VisuallyHidden } from '@tiffin/ui';
import { useOrderOffers } from '../features/cart/use-order-offers.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { useMenuPictures } from '../features/menu/use-menu-pictures.ts';
import { copyCode } from '../features/promo/copy-code.ts';
import { promoQueries } from '../features/promo/promo.queries.ts';
import { useOffers } from '../features/promo/use-offers.ts';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';
import { useSession } from '../features/session/use-session.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/offers')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(promoQueries.public()),
      queryClient.prefetchQuery(menuQueries.overview()),
    ]),
  head: ({ matches }) => pageHead('Offers', matches),
  staticData: { loadingPage: 'offers', navigationEntry: 'offers' },
  component: Offers,
});

function Offers() {
  const { restaurant } = useRestaurant();
  const { isSignedIn } = useSession();
  const { order, stateOf, onApply, announcement } = useOrderOffers();
  const { cart } = order.cartView;
  // In front, at the side, at the back, as they stand on the masthead.
  const [side, , front, back] = useMenuPictures();
  const pictures = [front, side, back].filter((picture) => picture !== undefined);
  return (
    <>
      <OffersPage
        {...useOffers()}
        stateOf={stateOf}
        order={
          cart !== null && cart.items.length > 0 ? { subtotal: cart.totalAmount, mode: order.mode } : null
        }
        onApply={isSignedIn ? onApply : undefined}
        onCopy={copyCode}
        pictures={pictures}
        timeZone={restaurant.timeZone}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
