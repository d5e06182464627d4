import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage, WaitingPage } from '@tiffin/ui';
import { aText, searchParams } from '@tiffin/web/search-params';
import { pageHead } from '../features/head/document-head.ts';
import { useSignInCallback } from '../features/sign-in/use-sign-in-callback.ts';
import { shellStrings } from '../shell/shell.strings.ts';

const attemptPattern = /^[0-9a-f-]{36}$/;
const anAttempt = (value: unknown) =>
  typeof value === 'string' && attemptPattern.test(value) ? value : undefined;

const readSearch = searchParams({ attempt: anAttempt, error: aText(200) });

/** Where the identity provider leads back to, in the popup or in the page itself. */
export const Route = createFileRoute('/auth/callback')({
  validateSearch: readSearch,
  // The page that opened the popup must keep hold of it, or it would seem closed.
  headers: () => ({ 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' }),
  head: ({ matches }) => pageHead(shellStrings.loggingIn, matches),
  staticData: { isBare: true },
  component: SignInCallback,
});

function SignInCallback() {
  const { attempt, error } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { message } = useSignInCallback(attempt ?? null, error ?? null);
  if (message === null) return <WaitingPage label={shellStrings.loggingIn} />;
  return <ErrorPage kind="sign_in" message={message} onRetry={() => void navigate({ to: '/auth/login' })} />;
}
