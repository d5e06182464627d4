/** What customers read where they sign in. */
export const signInStrings = {
  'sign-in': {
    title: 'Sign in to order',
    lead: 'Save your cart and addresses, and follow your order.',
  },
  register: {
    title: 'Create an account',
    lead: 'You only need a Google account: your first sign-in creates your account here.',
  },
  kept: (quantity: number, name: string) => (quantity === 1 ? name : `${quantity}\u00a0×\u00a0${name}`),
  keptUntil: 'Kept for you: in your cart as soon as you have signed in.',
  google: 'Continue with Google',
  waiting: 'Waiting for Google',
  redirecting: 'Taking you to Google',
  windowOpen: 'Choose your account in the window that has opened, then come back here.',
  popupBlocked: 'Your browser blocked the Google window. You can sign in on this page instead.',
  popupClosed: 'The Google window was closed before you were signed in. You can try again.',
  redirect: 'Sign in without a window',
  scopes: 'We ask Google for your name and email only.',
  noPassword: 'No new password to remember.',
  agree: 'By continuing you agree to our ',
  terms: 'terms',
  and: ' and ',
  privacy: 'privacy policy',
  browse: 'Continue browsing the menu',
} as const;

/** What customers read where they give their phone number. */
export const phoneNumberStrings = {
  title: 'Your phone number',
  note: 'We need one before your first order. The rider rings it only if they cannot find your door.',
  label: 'Phone number',
  help: 'For example 07700 900142',
  save: 'Save and continue',
  skip: 'Not now',
} as const;
