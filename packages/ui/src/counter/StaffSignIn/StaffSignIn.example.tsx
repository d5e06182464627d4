import { StaffSignIn, type StaffSignInProps } from '@tiffin/ui';

/** What the app's mutation gives: it asks the server for the address of the identity provider and goes there. */
type FromTheApp = Pick<StaffSignInProps, 'isPending' | 'problem' | 'onSignIn'>;

/** Signs a restaurant's people in. */
export function SignInRoute(signIn: FromTheApp) {
  return <StaffSignIn {...signIn} pairHref="/pair" />;
}
