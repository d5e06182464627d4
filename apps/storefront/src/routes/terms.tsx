import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '@tiffin/ui';
import { pageHead } from '../features/head/document-head.ts';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';

export const Route = createFileRoute('/terms')({
  head: ({ matches }) => pageHead('Terms', matches),
  component: Terms,
});

function Terms() {
  const { settings } = useRestaurant();
  return (
    <LegalPage
      kind="terms"
      restaurantName={settings.name}
      legal={settings.legal}
      contact={settings.contact}
    />
  );
}
