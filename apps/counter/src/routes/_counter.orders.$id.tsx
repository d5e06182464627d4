import { createFileRoute } from '@tanstack/react-router';
import { OrderContainer } from '../features/board/OrderContainer.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/_counter/orders/$id')({
  head: () => pageHead('Order'),
  component: OneOrder,
});

function OneOrder() {
  const { device } = Route.useRouteContext().access;
  return (
    <OrderContainer orderId={Route.useParams().id} restaurant={useRestaurant()} needsPin={device !== null} />
  );
}
