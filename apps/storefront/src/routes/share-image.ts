import { createFileRoute } from '@tanstack/react-router';
import { passSharePicture } from '../features/restaurant/pass-picture.server.ts';

/** The picture that goes with a shared link. */
export const Route = createFileRoute('/share-image')({
  server: { handlers: { GET: ({ request }) => passSharePicture(request) } },
});
