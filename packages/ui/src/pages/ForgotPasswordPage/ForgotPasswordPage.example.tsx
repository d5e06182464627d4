import { ForgotPasswordPage } from '@tiffin/ui';

/** Customers sign in with Google: that is where passwords are recovered. */
export function ForgotPassword() {
  return (
    <ForgotPasswordPage loginHref="/auth/login" recoveryHref="https://accounts.google.com/signin/recovery" />
  );
}
