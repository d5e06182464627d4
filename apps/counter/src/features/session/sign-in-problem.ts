/** Why a sign-in did not work, or has to be made again, as its page's address names it. */
export type SignInProblem = 'unavailable' | 'cancelled' | 'failed' | 'insecure' | 'ended';

/** The reason behind an error that the identity provider or better-auth has named. */
export function signInProblemOf(error: string): SignInProblem {
  if (error === 'unavailable') return error;
  return /denied|cancel/i.test(error) ? 'cancelled' : 'failed';
}
