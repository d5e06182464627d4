import { createFileRoute, notFound } from '@tanstack/react-router';
import { OrderContainer } from '../features/orders/OrderContainer.tsx';
import { pageHead } from '../shell/document-head.ts';
import { isWireId } from '../wire-id.ts';

export const Route = createFileRoute('/orders/$id')({
  beforeLoad: ({ params }) => {
    if (!isWireId(params.id)) throw notFound();
  },
  head: ({ matches }) => pageHead('Your order', matches),
  staticData: { navigationEntry: 'profile' },
  component: Order,
});

function Order() {
  const { id } = Route.useParams();
  return <OrderContainer id={id} />;
}
