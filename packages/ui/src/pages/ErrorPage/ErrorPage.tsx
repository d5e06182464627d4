import type { ReactElement } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  /** What did not work: the page's data did not come, the device is offline, or Google's answer was no. @default 'page' */
  kind?: 'page' | 'offline' | 'sign_in' | undefined;
  /** Called when the customer tries again: load the page again, or go back to login. */
  onRetry: () => void;
  /** The picture, where the icons of the storefront are not loaded. @default a warning sign, or a lock */
  icon?: ReactElement | undefined;
  /** A message from the server, fit for the customer, in place of the usual sentence. @default 'Please try again in a moment.' */
  message?: string | undefined;
}

/** Stands in for a page that could not be shown, and says what to do. */
export const ErrorPage = ({ kind = 'page', onRetry, icon, message }: ErrorPageProps) => {
  const { title, subtitle, text, retry } = pageStrings.error[kind];
  return (
    <div role="alert">
      <PageHead title={title} />
      <EmptyState
        icon={icon ?? (kind === 'sign_in' ? 'private' : 'warning')}
        title={subtitle}
        text={message ?? text}
        action={<Button onClick={onRetry}>{retry}</Button>}
      />
    </div>
  );
};
