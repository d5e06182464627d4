import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage, WaitingPage } from '@tiffin/ui';
import { useSignInCallback } from '../features/session/use-sign-in-callback.ts';
import { pageHead } from '../shell/document-head.ts';
import { shellStrings } from '../shell/shell.strings.ts';

interface CallbackSearch {
  readonly attempt?: string | undefined;
  readonly error?: string | undefined;
}

const attemptPattern = /^[0-9a-f-]{36}$/;

/** Where the identity provider leads back to, in the popup or in the page itself. */
export const Route = createFileRoute('/auth/callback')({
  validateSearch: ({ attempt, error }: Record<string, unknown>): CallbackSearch => ({
    attempt: typeof attempt === 'string' && attemptPattern.test(attempt) ? attempt : undefined,
    error: typeof error === 'string' ? error : undefined,
  }),
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
