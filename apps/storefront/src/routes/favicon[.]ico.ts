import { createFileRoute } from '@tanstack/react-router';
import { passIcon } from '../features/restaurant/pass-picture.server.ts';

/** The restaurant's icon where programs look that do not read pages; it is a PNG, which they all know by now. */
export const Route = createFileRoute('/favicon.ico')({
  server: { handlers: { GET: ({ request }) => passIcon(request, '32.png') } },
});
