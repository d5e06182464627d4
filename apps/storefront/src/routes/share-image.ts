import { createFileRoute } from '@tanstack/react-router';
import { shareImage } from '../features/restaurant/restaurant-files.server.ts';

/** The picture that goes with a shared link. */
export const Route = createFileRoute('/share-image')({
  server: { handlers: { GET: () => shareImage() } },
});
