import { createFileRoute, redirect } from '@tanstack/react-router';

/** All categories stand on the home page. */
export const Route = createFileRoute('/category/')({
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 307 });
  },
});
