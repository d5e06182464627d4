import { createFileRoute } from '@tanstack/react-router';
import { AddressContainer } from '../features/address/AddressContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

const idPattern = /^[0-9a-f]{24}$/;

/** Adds an address; with an id it edits that one. */
export const Route = createFileRoute('/profile_/address')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && idPattern.test(id) ? { id } : {},
  head: ({ matches }) => pageHead('Delivery address', matches),
  staticData: { navigationEntry: 'profile', hidesCart: true },
  component: AddAddress,
});

function AddAddress() {
  const { id } = Route.useSearch();
  return <AddressContainer key={id} id={id} />;
}
