import { createFileRoute } from '@tanstack/react-router';
import { SignInContainer } from '../auth/SignInContainer.tsx';
import { menuQueries } from '../features/menu/menu.queries.ts';

export const Route = createFileRoute('/auth/register')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(menuQueries.current()),
  head: () => ({ meta: [{ title: 'Create an account' }] }),
  staticData: { navigationEntry: 'login' },
  component: Register,
});

function Register() {
  return <SignInContainer purpose="register" />;
}
