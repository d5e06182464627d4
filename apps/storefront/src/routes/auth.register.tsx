import { createFileRoute } from '@tanstack/react-router';
import { SignInContainer } from '../auth/SignInContainer.tsx';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/auth/register')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(menuQueries.current()),
  head: ({ matches }) => pageHead('Create an account', matches),
  staticData: { navigationEntry: 'login' },
  component: Register,
});

function Register() {
  return <SignInContainer purpose="register" />;
}
