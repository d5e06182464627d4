import { createFileRoute } from '@tanstack/react-router';
import { passProblemPhoto } from '../features/problems/problem-photo.server.ts';

/** A photo of a problem, for its customer alone. */
export const Route = createFileRoute('/api/orders/$id/problems/$problemId/photos/$photoId')({
  server: { handlers: { GET: ({ request, params }) => passProblemPhoto(request, params) } },
});
