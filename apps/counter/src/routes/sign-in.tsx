import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { SignInContainer } from '../features/session/SignInContainer.tsx';
import { signInProblems } from '../features/session/sign-in-problem.ts';
import { pageHead } from '../shell/document-head.ts';

/** What the address may name: why nobody is signed in. */
const searchSchema = z.object({ problem: z.catch(z.optional(z.enum(signInProblems)), undefined) });

export const Route = createFileRoute('/sign-in')({
  validateSearch: searchSchema,
  head: () => pageHead('Sign in'),
  component: SignIn,
});

function SignIn() {
  return <SignInContainer problem={Route.useSearch().problem} />;
}
