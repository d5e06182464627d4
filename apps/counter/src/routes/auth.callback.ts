import { createFileRoute } from '@tanstack/react-router';
import { completeSignIn } from '../features/session/complete-sign-in.server.ts';

/** Where the identity provider leads back to. */
export const Route = createFileRoute('/auth/callback')({
  server: { handlers: { GET: ({ request }) => completeSignIn(request) } },
});
