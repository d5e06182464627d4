import type { SignInProblem } from './sign-in-problem.ts';

/** What the session says where the library does not. */
export const sessionStrings = {
  insecure: 'Open the counter by an address that begins with https://.',
  removed: 'This device was removed by the restaurant. Pair it again to go on.',
} as const;

/** Why a sign-in did not work, or has to be made again. */
export const signInProblemStrings: Readonly<Record<SignInProblem, string>> = {
  unavailable: 'Signing in is not available at the moment. Try again in a minute.',
  cancelled: 'You have not been signed in: the Google account was not confirmed.',
  failed: 'Signing in with Google did not work. Try again.',
  insecure: sessionStrings.insecure,
  ended: 'Your session has ended. Sign in again to go on.',
};
