import { createFileRoute } from '@tanstack/react-router';
import { passProblemPhoto } from '../features/problems/problem-photo.server.ts';

export const Route = createFileRoute(
  '/api/restaurants/$id/orders/$orderId/problems/$problemId/photos/$photoId',
)({
  server: { handlers: { GET: ({ request, params }) => passProblemPhoto(request, params) } },
});
