import { createFileRoute } from '@tanstack/react-router';
import { passOrdersFile } from '../features/day/orders-file.server.ts';

export const Route = createFileRoute('/api/restaurants/$id/orders-file')({
  server: { handlers: { GET: ({ request, params }) => passOrdersFile(request, params.id) } },
});
