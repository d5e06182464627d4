import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { OrderContainer } from '../features/board/OrderContainer.tsx';
import { useNeedsPin } from '../features/pin/use-elevation.ts';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { pageHead } from '../shell/document-head.ts';

// Few orders have one.
const Problems = lazy(async () => ({
  default: (await import('../features/problems/ProblemsContainer.tsx')).ProblemsContainer,
}));

export const Route = createFileRoute('/_counter/orders/$id')({
  head: () => pageHead('Order'),
  component: OneOrder,
});

function OneOrder() {
  return (
    <OrderContainer
      orderId={Route.useParams().id}
      restaurant={useRestaurant()}
      needsPin={useNeedsPin()}
      Problems={Problems}
    />
  );
}
