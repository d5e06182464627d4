import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '@tiffin/ui';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';

export const Route = createFileRoute('/privacy-policy')({
  head: () => ({ meta: [{ title: 'Privacy policy' }] }),
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
