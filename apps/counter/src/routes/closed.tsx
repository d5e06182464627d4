import { createFileRoute } from '@tanstack/react-router';
import { ClosedContainer } from '../features/session/ClosedContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/closed')({
  head: () => pageHead('Restaurant deleted'),
  component: ClosedContainer,
});
