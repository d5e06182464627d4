import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '@tiffin/ui';
import { pageHead } from '../features/head/document-head.ts';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';

export const Route = createFileRoute('/privacy-policy')({
  head: ({ matches }) => pageHead('Privacy policy', matches),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  const { settings } = useRestaurant();
  return (
    <LegalPage
      kind="privacy"
      restaurantName={settings.name}
      legal={settings.legal}
      contact={settings.contact}
    />
  );
}
