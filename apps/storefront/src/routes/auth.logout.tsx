import { createFileRoute } from '@tanstack/react-router';
import { WaitingPage } from '@tiffin/ui';
import { useEffect } from 'react';
import { pageHead } from '../features/head/document-head.ts';
import { useLogOut } from '../features/session/use-log-out.ts';
import { shellStrings } from '../shell/shell.strings.ts';

/** Signs out and goes home. */
export const Route = createFileRoute('/auth/logout')({
  head: ({ matches }) => pageHead(shellStrings.loggingOut, matches),
  component: LogOut,
});

function LogOut() {
  const logOut = useLogOut({ replace: true });
  useEffect(logOut, [logOut]);
  return <WaitingPage label={shellStrings.loggingOut} />;
}
