import { CounterIcon, ErrorPage } from '@tiffin/ui';
import { pageStrings } from './page.strings.ts';

interface CounterErrorProps {
  readonly isOffline: boolean;
  /** Called when staff try again. */
  readonly onRetry: () => void;
}

/**
 * Stands in for a page of the counter that could not be shown; its words are for staff, who have no cart, and its icon is of the frame's
 * set: without a connection no other one can be fetched.
 */
export const CounterError = ({ isOffline, onRetry }: CounterErrorProps) =>
  isOffline ? (
    <ErrorPage
      kind="offline"
      icon={<CounterIcon name="offline" size="huge" />}
      message={pageStrings.offline}
      onRetry={onRetry}
    />
  ) : (
    <ErrorPage kind="page" onRetry={onRetry} />
  );
