import { createFileRoute } from '@tanstack/react-router';
import { OrderContainer } from '../features/orders/OrderContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/orders/$id')({
  head: ({ matches }) => pageHead('Your order', matches),
  staticData: { navigationEntry: 'profile' },
  component: Order,
});

function Order() {
  const { id } = Route.useParams();
  return <OrderContainer id={id} />;
}
