import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { SignInContainer } from '../features/session/SignInContainer.tsx';
import { signInProblems } from '../features/session/sign-in-problem.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ problem: z.enum(signInProblems).optional().catch(undefined) }),
  head: () => pageHead('Sign in'),
  component: SignIn,
});

function SignIn() {
  return <SignInContainer problem={Route.useSearch().problem} />;
}
