import { createFileRoute } from '@tanstack/react-router';
import { passOrderStream } from '../features/orders/order-stream.server.ts';

/** Says when an order has changed; the page fetches it with the customer's access token. */
export const Route = createFileRoute('/api/orders/$id/stream')({
  server: { handlers: { GET: ({ request, params }) => passOrderStream(request, params.id) } },
});
