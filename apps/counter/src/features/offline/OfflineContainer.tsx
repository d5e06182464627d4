import { useQuery, useQueryClient } from '@tanstack/react-query';
import { WaitingPage } from '@tiffin/ui';
import { keptShift } from '../board-feed/kept-shift.ts';
import { forgetBoard, readKeptBoard } from '../kept-board/kept-board.ts';
import { CounterError } from '../page/CounterError.tsx';
import { unansweredEnd } from '../pin/end-elevation.ts';
import { KeptBoardPage } from './KeptBoardPage.tsx';
import { offlineStrings } from './offline.strings.ts';
import { useReturnOnline } from './use-return-online.ts';

const queryKey = ['kept-board'] as const;

/** The page without a network: the last board of this device, or that there is none. */
export function OfflineContainer() {
  const client = useQueryClient();
  const tryNow = useReturnOnline();
  const { data: kept, isPending } = useQuery({
    queryKey,
    queryFn: readKeptBoard,
    // It may grow too old while it is shown.
    refetchInterval: 60_000,
    networkMode: 'always',
  });
  if (isPending) return <WaitingPage label={offlineStrings.loading} />;
  if (kept === null || kept === undefined) {
    return (
      <main>
        <CounterError isOffline onRetry={tryNow} />
      </main>
    );
  }
  const lock = () => {
    keptShift.write(false);
    unansweredEnd.write(true);
    client.setQueryData(queryKey, null);
    void forgetBoard();
  };
  return <KeptBoardPage kept={kept} onLock={lock} onRetry={tryNow} />;
}
