import { createFileRoute } from '@tanstack/react-router';
import { AddressContainer } from '../features/address/AddressContainer.tsx';
import { pageHead } from '../shell/document-head.ts';
import { isWireId } from '../wire-id.ts';

/** Adds an address; with an id it edits that one. */
export const Route = createFileRoute('/profile_/address')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string | undefined } => ({
    id: isWireId(id) ? id : undefined,
  }),
  head: ({ matches }) => pageHead('Delivery address', matches),
  staticData: { navigationEntry: 'profile', hidesCart: true },
  component: AddAddress,
});

function AddAddress() {
  const { id } = Route.useSearch();
  return <AddressContainer key={id} id={id} />;
}
