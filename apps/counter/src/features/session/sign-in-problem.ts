/** Why a sign-in did not work, or has to be made again, as its page's address names it. */
export const signInProblems = ['unavailable', 'cancelled', 'failed', 'insecure', 'ended'] as const;

/** One of the reasons why nobody is signed in. */
export type SignInProblem = (typeof signInProblems)[number];

/** The reason behind an error that the identity provider or better-auth has named. */
export function signInProblemOf(error: string): SignInProblem {
  if (error === 'unavailable') return error;
  return /denied|cancel/i.test(error) ? 'cancelled' : 'failed';
}
