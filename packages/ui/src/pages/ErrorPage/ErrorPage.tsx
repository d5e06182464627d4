import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  /** Loads the page again. */
  onRetry: () => void;
  /** A message from the server, fit for the customer, in place of the usual sentence. */
  message?: string | undefined;
}

/** Stands in for a page whose data did not come. */
export const ErrorPage = ({ onRetry, message = pageStrings.error.text }: ErrorPageProps) => (
  <div role="alert">
    <PageHead title={pageStrings.error.title} />
    <EmptyState
      icon="warning"
      title={pageStrings.error.subtitle}
      text={message}
      action={<Button onClick={onRetry}>{pageStrings.error.retry}</Button>}
    />
  </div>
);
