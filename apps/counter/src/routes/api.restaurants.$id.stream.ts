import { createFileRoute } from '@tanstack/react-router';
import { passBoardStream } from '../features/board-feed/board-stream.server.ts';

export const Route = createFileRoute('/api/restaurants/$id/stream')({
  server: { handlers: { GET: ({ request, params }) => passBoardStream(request, params.id) } },
});
