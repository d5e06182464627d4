import { createFileRoute } from '@tanstack/react-router';
import { OfflineContainer } from '../features/offline/OfflineContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

/** What the service worker keeps for a reload without a network: its HTML is the same for everyone. */
export const Route = createFileRoute('/offline')({
  head: () => pageHead('No connection'),
  component: OfflineContainer,
});
