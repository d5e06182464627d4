import { Link } from '@tiffin/ui';
import type { ReactNode } from 'react';
import type { AppHref } from '../../links.ts';
import { pageStrings } from './page.strings.ts';
import { problemKind } from './problem-kind.ts';

/** Says that a manager signs in for something, and leads there. */
export const ManagerNeeded = ({ words = pageStrings.managerNeeded }: { readonly words?: string }) => (
  <>
    <span>{words}</span>{' '}
    <Link href={'/sign-in' satisfies AppHref} variant="inherit">
      {pageStrings.signIn}
    </Link>
  </>
);

/** Why a change or a read did not work, in words for staff; null where it did. */
export function problemWords(error: Error | null): ReactNode {
  if (error === null) return null;
  switch (problemKind(error)) {
    case 'manager_needed':
      return <ManagerNeeded />;
    case 'no_answer':
      return pageStrings.noAnswer;
    case 'refused':
      return error.message;
  }
}
