import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short address leads to the policy. */
export const Route = createFileRoute('/privacy')({
  beforeLoad: () => {
    throw redirect({ to: '/privacy-policy', statusCode: 308 });
  },
});
