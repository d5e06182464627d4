/** What the session says to the customer where the library does not. */
export const sessionStrings = {
  signedOut: 'You have been logged out. Please log in again.',
} as const;

/** What sign-in says to the customer. */
export const signInStrings = {
  unavailable: 'Login is not available at the moment. Please try again in a minute.',
  cancelled: 'You have not been logged in: the Google account was not confirmed.',
  failed: 'Login with Google did not work. Please try again.',
} as const;

/** The words for a failure that the identity provider or better-auth has named. */
export function signInFailure(code: string): string {
  return /denied|cancel/i.test(code) ? signInStrings.cancelled : signInStrings.failed;
}
