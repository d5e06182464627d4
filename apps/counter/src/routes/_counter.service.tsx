import { createFileRoute } from '@tanstack/react-router';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { ServiceContainer } from '../features/service/ServiceContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/_counter/service')({
  head: () => pageHead('Service'),
  component: Service,
});

function Service() {
  return <ServiceContainer restaurant={useRestaurant()} />;
}
