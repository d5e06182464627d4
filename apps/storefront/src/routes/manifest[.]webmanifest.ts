import { createFileRoute } from '@tanstack/react-router';
import { manifestFile } from '../features/restaurant/restaurant-files.server.ts';

/** What phones need to know to put the restaurant on their home screen. */
export const Route = createFileRoute('/manifest.webmanifest')({
  server: { handlers: { GET: () => manifestFile() } },
});
