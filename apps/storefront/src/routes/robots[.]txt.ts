import { createFileRoute } from '@tanstack/react-router';
import { robotsFile } from '../features/restaurant/restaurant-files.server.ts';

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => robotsFile() } },
});
