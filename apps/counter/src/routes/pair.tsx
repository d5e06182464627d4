import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { PairingContainer } from '../features/session/PairingContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

/** What the address may name: why the device has to be paired again. */
const searchSchema = z.object({ reason: z.catch(z.optional(z.literal('removed')), undefined) });

export const Route = createFileRoute('/pair')({
  validateSearch: searchSchema,
  head: () => pageHead('Pair this device'),
  component: Pair,
});

function Pair() {
  return <PairingContainer wasRemoved={Route.useSearch().reason === 'removed'} />;
}
