import { ErrorPage } from '@tiffin/ui';
import { pageStrings } from './page.strings.ts';

interface CounterErrorProps {
  readonly isOffline: boolean;
  /** Called when staff try again. */
  readonly onRetry: () => void;
}

/** Stands in for a page of the counter that could not be shown; its words are for staff, who have no cart. */
export const CounterError = ({ isOffline, onRetry }: CounterErrorProps) =>
  isOffline ? (
    <ErrorPage kind="offline" message={pageStrings.offline} onRetry={onRetry} />
  ) : (
    <ErrorPage kind="page" onRetry={onRetry} />
  );
