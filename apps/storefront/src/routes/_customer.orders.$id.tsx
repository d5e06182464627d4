import { createFileRoute, notFound } from '@tanstack/react-router';
import { isId } from '@tiffin/domain';
import { preloadable } from '../browser/preloadable.tsx';
import { OrderContainer } from '../features/orders/OrderContainer.tsx';
import { orderQueries } from '../features/orders/orders.queries.ts';

const actions = preloadable(() => import('../features/reorder/ActionsOfOrder.tsx'));

export const Route = createFileRoute('/_customer/orders/$id')({
  // Keeps their queries out of the first load.
  codeSplitGroupings: [['loader', 'component']],
  params: {
    // Here and not in `beforeLoad`, so that the server answers 404 too.
    parse({ id }) {
      if (!isId(id)) throw notFound();
      return { id };
    },
  },
  // Opening a dialog is a navigation too, and reads nothing again: what the page shows is read as it mounts.
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { queryClient, isVisitor }, params: { id } }) => {
    if (!isVisitor) void queryClient.prefetchQuery(orderQueries.byId(id));
  },
  staticData: { title: 'Your order', loadingPage: 'order', navigationEntry: 'profile' },
  component: Order,
});

function Order() {
  const { id } = Route.useParams();
  return <OrderContainer id={id} actions={actions} />;
}
