import { createFileRoute } from '@tanstack/react-router';
import { passIcon } from '../features/restaurant/pass-picture.server.ts';

/** The restaurant's icon in one of the sizes that its manifest names. */
export const Route = createFileRoute('/icons/$icon')({
  server: { handlers: { GET: ({ request, params }) => passIcon(request, params.icon) } },
});
