import { createFileRoute } from '@tanstack/react-router';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { SignInContainer } from '../features/sign-in/SignInContainer.tsx';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/auth/login')({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(menuQueries.overview()),
  head: ({ matches }) => pageHead('Log in', matches),
  staticData: { navigationEntry: 'login' },
  component: Login,
});

function Login() {
  return <SignInContainer purpose="sign-in" />;
}
