import { createFileRoute } from '@tanstack/react-router';
import { DataRequestContainer } from '../features/data-request/DataRequestContainer.tsx';
import { pageHead } from '../features/head/document-head.ts';

export const Route = createFileRoute('/data-request')({
  head: ({ matches }) => pageHead('Ask about your data', matches),
  component: DataRequestContainer,
});
