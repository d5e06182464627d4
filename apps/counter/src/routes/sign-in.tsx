import { createFileRoute } from '@tanstack/react-router';
import { aText, oneOf, searchParams } from '@tiffin/web/search-params';
import { SignInContainer } from '../features/session/SignInContainer.tsx';
import { signInProblems } from '../features/session/sign-in-problem.ts';
import { pageHead } from '../shell/document-head.ts';

/** What the address may name: why nobody is signed in, and the order that is shown after it. */
const readSearch = searchParams({ problem: oneOf(...signInProblems), order: aText(24) });

export const Route = createFileRoute('/sign-in')({
  validateSearch: readSearch,
  head: () => pageHead('Sign in'),
  component: SignIn,
});

function SignIn() {
  return <SignInContainer {...Route.useSearch()} />;
}
