import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { OrderContainer } from '../features/board/OrderContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

const counter = getRouteApi('/_counter');

export const Route = createFileRoute('/_counter/orders/$id')({
  head: () => pageHead('Order'),
  component: OneOrder,
});

function OneOrder() {
  const { device } = Route.useRouteContext().access;
  return (
    <OrderContainer
      orderId={Route.useParams().id}
      timeZone={counter.useLoaderData().timeZone}
      needsPin={device !== null}
    />
  );
}
