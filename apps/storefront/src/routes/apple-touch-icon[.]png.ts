import { createFileRoute } from '@tanstack/react-router';
import { passIcon } from '../features/restaurant/pass-picture.server.ts';

/** The restaurant's icon where iPhones look for it. */
export const Route = createFileRoute('/apple-touch-icon.png')({
  server: { handlers: { GET: ({ request }) => passIcon(request, '180.png') } },
});
