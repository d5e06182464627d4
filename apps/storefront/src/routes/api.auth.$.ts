import { createFileRoute } from '@tanstack/react-router';
import { handleIdentityRequest } from '../features/session/identity-requests.server.ts';

export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: {
      GET: ({ request }) => handleIdentityRequest(request),
      POST: ({ request }) => handleIdentityRequest(request),
    },
  },
});
