import { createFileRoute } from '@tanstack/react-router';
import { SignInContainer } from '../features/session/SignInContainer.tsx';
import { isSignInProblem } from '../features/session/session.strings.ts';
import type { SignInProblem } from '../features/session/sign-in-problem.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: ({ problem }: Record<string, unknown>): { readonly problem?: SignInProblem } =>
    isSignInProblem(problem) ? { problem } : {},
  head: () => pageHead('Sign in'),
  component: SignIn,
});

function SignIn() {
  return <SignInContainer problem={Route.useSearch().problem} />;
}
