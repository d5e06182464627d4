import { createFileRoute } from '@tanstack/react-router';
import { AppPromoPage } from '@tiffin/ui';
import { pageHead } from '../features/head/document-head.ts';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';

export const Route = createFileRoute('/app-promo')({
  head: ({ matches }) => pageHead('Our app', matches),
  staticData: { isForOrdering: true },
  component: AppPromo,
});

function AppPromo() {
  const { name, appLinks } = useRestaurant().settings;
  return (
    <AppPromoPage
      restaurantName={name}
      iosHref={appLinks.ios}
      androidHref={appLinks.android}
      codeSrc="/app-promo.svg"
      homeHref="/"
    />
  );
}
