import { createFileRoute } from '@tanstack/react-router';
import { oneOf, searchParams } from '@tiffin/web/search-params';
import { PairingContainer } from '../features/session/PairingContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

/** What the address may name: why the device has to be paired again. */
const readSearch = searchParams({ reason: oneOf('removed') });

export const Route = createFileRoute('/pair')({
  validateSearch: readSearch,
  head: () => pageHead('Pair this device'),
  component: Pair,
});

function Pair() {
  return <PairingContainer wasRemoved={Route.useSearch().reason === 'removed'} />;
}
