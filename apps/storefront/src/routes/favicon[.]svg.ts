import { createFileRoute } from '@tanstack/react-router';
import { iconFile } from '../features/restaurant/restaurant-files.server.ts';

/** The restaurant's initial on its accent disc. */
export const Route = createFileRoute('/favicon.svg')({
  server: { handlers: { GET: () => iconFile() } },
});
