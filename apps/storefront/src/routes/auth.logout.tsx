import { createFileRoute } from '@tanstack/react-router';
import { WaitingPage } from '@tiffin/ui';
import { useEffect } from 'react';
import { signInStrings } from '../auth/sign-in.strings.ts';
import { logOut } from '../features/session/session-actions.ts';
import { pageHead } from '../shell/document-head.ts';

/** Signs out and goes home. */
export const Route = createFileRoute('/auth/logout')({
  head: ({ matches }) => pageHead(signInStrings.leaving, matches),
  component: LogOut,
});

function LogOut() {
  const navigate = Route.useNavigate();
  useEffect(() => {
    void logOut();
    void navigate({ to: '/', replace: true });
  }, [navigate]);
  return <WaitingPage label={signInStrings.leaving} />;
}
