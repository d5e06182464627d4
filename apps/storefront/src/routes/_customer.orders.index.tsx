import { createFileRoute } from '@tanstack/react-router';
import { OrdersContainer } from '../features/orders/OrdersContainer.tsx';
import { orderQueries } from '../features/orders/orders.queries.ts';

export const Route = createFileRoute('/_customer/orders/')({
  // Keeps their queries out of the first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient, isVisitor } }) => {
    if (!isVisitor) void queryClient.prefetchInfiniteQuery(orderQueries.pages());
  },
  staticData: { title: 'Your orders', loadingPage: 'orders', navigationEntry: 'profile' },
  component: OrdersContainer,
});
