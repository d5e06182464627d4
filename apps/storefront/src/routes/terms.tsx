import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '@tiffin/ui';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';

export const Route = createFileRoute('/terms')({
  head: () => ({ meta: [{ title: 'Terms' }] }),
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
