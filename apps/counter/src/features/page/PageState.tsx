import { WaitingPage } from '@tiffin/ui';
import { useBoard } from '../board-feed/board-provider.tsx';
import { CounterError } from './CounterError.tsx';
import { pageStrings } from './page.strings.ts';

interface PageStateProps {
  /** What the page shows could not be read. */
  readonly hasFailed: boolean;
  /** Called when it is to be read again. */
  readonly onRetry: () => unknown;
}

/** A page of the counter that has nothing to show yet: it waits, or says why there is nothing. */
export function PageState({ hasFailed, onRetry }: PageStateProps) {
  const { isConnected, read } = useBoard();
  if (!hasFailed) return <WaitingPage label={pageStrings.loading} />;
  const retry = () => {
    read();
    onRetry();
  };
  return <CounterError isOffline={!isConnected} onRetry={retry} />;
}
