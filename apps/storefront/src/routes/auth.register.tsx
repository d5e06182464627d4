import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../features/head/document-head.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { SignInContainer } from '../features/sign-in/SignInContainer.tsx';

export const Route = createFileRoute('/auth/register')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(menuQueries.overview()),
  head: ({ matches }) => pageHead('Create an account', matches),
  staticData: { navigationEntry: 'login' },
  component: Register,
});

function Register() {
  return <SignInContainer purpose="register" />;
}
