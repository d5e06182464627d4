import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { PairingContainer } from '../features/session/PairingContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/pair')({
  validateSearch: z.object({ reason: z.literal('removed').optional().catch(undefined) }),
  head: () => pageHead('Pair this device'),
  component: Pair,
});

function Pair() {
  return <PairingContainer wasRemoved={Route.useSearch().reason === 'removed'} />;
}
