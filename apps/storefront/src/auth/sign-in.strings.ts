/** What sign-in says to the customer. */
export const signInStrings = {
  working: 'Signing you in',
  leaving: 'Logging you out',
  unavailable: 'Signing in is not possible at the moment. Please try again in a minute.',
  cancelled: 'You have not been signed in: the Google account was not confirmed.',
  failed: 'Signing in with Google did not work. Please try again.',
} as const;

/** The words for a failure that the identity provider or better-auth has named. */
export function signInFailure(code: string): string {
  return /denied|cancel/i.test(code) ? signInStrings.cancelled : signInStrings.failed;
}
