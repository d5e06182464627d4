import { createFileRoute } from '@tanstack/react-router';
import { prefetchAddresses } from '../features/address/address.queries.ts';
import { orderQueries } from '../features/orders/orders.queries.ts';
import { ProfileContainer } from '../features/profile/ProfileContainer.tsx';

export const Route = createFileRoute('/_customer/profile')({
  // Keeps their queries out of the first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient, isVisitor } }) => {
    if (isVisitor) return;
    prefetchAddresses(queryClient);
    void queryClient.prefetchQuery(orderQueries.page(1));
  },
  staticData: {
    title: 'Profile',
    loadingPage: 'profile',
    navigationEntry: 'profile',
    isForVisitorsToo: true,
  },
  component: ProfileContainer,
});
