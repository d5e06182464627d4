import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { PromoCode } from '@tiffin/domain';
import { isId } from '@tiffin/domain';
import { ampersandFont, HomePage } from '@tiffin/ui';
import { FontPreloads } from '@tiffin/web';
import { oneOf, searchParams, thatIs } from '@tiffin/web/search-params';
import { Suspense } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { DishOverlay } from '../features/dish/DishOverlay.tsx';
import { useDishList } from '../features/dish/use-dish-list.ts';
import { homeHead } from '../features/head/home-head.ts';
import { useHomeProps } from '../features/home/use-home-props.tsx';
import { loadDish } from '../features/menu/load-dish.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { filterButton } from '../features/menu-filter/filter-button.tsx';
import { useIsFiltered } from '../features/menu-filter/use-is-filtered.ts';
import { promoQueries } from '../features/promo/promo.queries.ts';
import { useOffers, usePromoFailureToast } from '../features/promo/use-offers.ts';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';
import { useSession } from '../features/session/use-session.ts';

// What only a customer sees comes after the page that everybody sees.
const offerAction = preloadable(() => import('../features/cart/OfferAction.tsx'));
const usualOrder = preloadable(() => import('../features/reorder/UsualOrder.tsx'));
const filteredMenu = preloadable(() => import('../features/menu-filter/FilteredMenu.tsx'));
const checkoutResult = preloadable(() => import('../features/checkout/CheckoutResult.tsx'));

const readSearch = searchParams({ checkoutStatus: oneOf('success', 'failure'), dish: thatIs(isId) });

export const Route = createFileRoute('/')({
  // Most visits begin here: its code is part of the first load, not a file of its own.
  codeSplitGroupings: [],
  validateSearch: readSearch,
  loader: async ({ context: { queryClient }, location }) => {
    await Promise.all([
      queryClient.ensureQueryData(menuQueries.overview()),
      queryClient.ensureQueryData(restaurantQueries.current()),
      // The menu stands without its offers.
      queryClient.prefetchQuery(promoQueries.public()),
      // In the browser the dialog of a dish reads it by itself.
      import.meta.env.SSR && loadDish(queryClient, location.search),
    ]);
  },
  head: ({ match }) => homeHead(match.context.queryClient, match.search.dish),
  staticData: { loadingPage: 'home', navigationEntry: 'home', hasMenuLegend: true, isForOrdering: true },
  component: Home,
});

const offerStatus = (promo: PromoCode) => (
  <Suspense>
    <offerAction.Component promo={promo} />
  </Suspense>
);
const categoryHref = ({ id }: { id: string }) => `/category/${id}` as const;

function Home() {
  const checkoutStatus = Route.useSearch({ select: (search) => search.checkoutStatus });
  const { data: menu } = useSuspenseQuery(menuQueries.overview());
  const { offers, hasFailed } = useOffers();
  const { isSignedIn } = useSession();
  usePromoFailureToast(hasFailed);
  const homeProps = useHomeProps();
  const dishList = { ...useDishList(), categoryHref };
  return (
    <>
      <HomePage
        {...homeProps}
        {...dishList}
        offers={offers}
        offerStatus={isSignedIn ? offerStatus : undefined}
        usual={
          isSignedIn && (
            <Suspense>
              <usualOrder.Component />
            </Suspense>
          )
        }
        menu={menu}
        filter={filterButton}
        filteredMenu={
          useIsFiltered() && (
            <Suspense>
              <filteredMenu.Component {...dishList} />
            </Suspense>
          )
        }
      />
      {/* The masthead is the largest thing painted: its ampersand must not come after its letters. */}
      {homeProps.restaurant.name.includes('&') && <FontPreloads hrefs={[ampersandFont]} />}
      <DishOverlay />
      <Suspense>
        {checkoutStatus !== undefined && <checkoutResult.Component status={checkoutStatus} />}
      </Suspense>
    </>
  );
}
