import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage, loginHref } from '@tiffin/ui';
import { pageHead } from '../features/head/document-head.ts';

const recoveryHref = 'https://accounts.google.com/signin/recovery';

export const Route = createFileRoute('/auth/forgot-password')({
  head: ({ matches }) => pageHead('Forgotten password', matches),
  component: ForgotPassword,
});

function ForgotPassword() {
  return <ForgotPasswordPage loginHref={loginHref} recoveryHref={recoveryHref} />;
}
