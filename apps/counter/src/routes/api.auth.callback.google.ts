import { createFileRoute } from '@tanstack/react-router';
import { handleProviderCallback } from '../features/session/identity.server.ts';

export const Route = createFileRoute('/api/auth/callback/google')({
  server: { handlers: { GET: ({ request }) => handleProviderCallback(request) } },
});
