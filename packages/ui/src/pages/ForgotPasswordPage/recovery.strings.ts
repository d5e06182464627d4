/** What the page for forgotten passwords says: there is none to forget here. */
export const recoveryStrings = {
  title: 'Forgotten password',
  subtitle: 'Your password is with Google',
  text: 'You sign in here with your Google account, so there is no separate password. If you cannot get into your Google account, Google can help you recover it.',
  recover: 'Recover my Google account',
  login: 'Back to login',
} as const;
