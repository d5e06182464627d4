import { createFileRoute } from '@tanstack/react-router';
import { OrdersContainer } from '../features/orders/OrdersContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/orders/')({
  head: ({ matches }) => pageHead('Your orders', matches),
  staticData: { navigationEntry: 'profile' },
  component: OrdersContainer,
});
