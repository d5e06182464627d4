import { createFileRoute } from '@tanstack/react-router';
import { PairingContainer } from '../features/session/PairingContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/pair')({
  validateSearch: ({ reason }: Record<string, unknown>): { readonly reason?: 'removed' } =>
    reason === 'removed' ? { reason } : {},
  head: () => pageHead('Pair this device'),
  component: Pair,
});

function Pair() {
  return <PairingContainer wasRemoved={Route.useSearch().reason === 'removed'} />;
}
