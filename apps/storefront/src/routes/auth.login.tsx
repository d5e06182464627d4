import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../features/head/document-head.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { SignInContainer } from '../features/sign-in/SignInContainer.tsx';

export const Route = createFileRoute('/auth/login')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(menuQueries.overview()),
  head: ({ matches }) => pageHead('Log in', matches),
  staticData: { navigationEntry: 'login' },
  component: Login,
});

function Login() {
  return <SignInContainer purpose="sign-in" />;
}
