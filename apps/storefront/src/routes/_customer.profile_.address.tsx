import { createFileRoute } from '@tanstack/react-router';
import { isId } from '@tiffin/domain';
import { searchParams, thatIs } from '@tiffin/web/search-params';
import { AddressContainer } from '../features/address/AddressContainer.tsx';
import { prefetchAddresses } from '../features/address/address.queries.ts';

const readSearch = searchParams({ id: thatIs(isId) });

/** Adds an address; with an id it edits that one. */
export const Route = createFileRoute('/_customer/profile_/address')({
  // Keeps their queries out of the first load.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readSearch,
  loader: ({ context: { queryClient, isVisitor } }) => {
    if (!isVisitor) prefetchAddresses(queryClient);
  },
  staticData: {
    title: 'Delivery address',
    loadingPage: 'address',
    navigationEntry: 'profile',
    hidesCart: true,
  },
  component: AddAddress,
});

function AddAddress() {
  const { id } = Route.useSearch();
  return <AddressContainer key={id} id={id} />;
}
