import { createFileRoute } from '@tanstack/react-router';
import { OrdersContainer } from '../features/orders/OrdersContainer.tsx';
import { orderQueries } from '../features/orders/orders.queries.ts';
import { orderAgainInRow } from '../features/reorder/OrderAgainSlot.tsx';

export const Route = createFileRoute('/_customer/orders/')({
  // Keeps their queries out of the first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient, isVisitor } }) => {
    if (!isVisitor) void queryClient.prefetchQuery(orderQueries.page(1));
  },
  staticData: { title: 'Your orders', loadingPage: 'orders', navigationEntry: 'profile' },
  component: Orders,
});

function Orders() {
  return <OrdersContainer again={orderAgainInRow} />;
}
