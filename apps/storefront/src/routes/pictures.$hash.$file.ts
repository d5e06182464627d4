import { createFileRoute } from '@tanstack/react-router';
import { passPicture } from '../features/restaurant/pass-picture.server.ts';

/** A picture of the restaurant's own in one of its widths. */
export const Route = createFileRoute('/pictures/$hash/$file')({
  server: { handlers: { GET: ({ request, params }) => passPicture(request, params) } },
});
