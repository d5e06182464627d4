import { localTimes, openStatus } from '@tiffin/domain';
import { type BoardView, OfflineBoard, useToast } from '@tiffin/ui';
import { useEffect, useMemo, useState } from 'react';
import { boardView } from '../board/board-view.ts';
import type { KeptBoard } from '../kept-board/kept-board.ts';
import { offlineStrings } from './offline.strings.ts';

interface KeptBoardPageProps {
  readonly kept: KeptBoard;
  /** Called when someone locks the device. */
  readonly onLock: () => void;
  /** Called when staff try the network again. */
  readonly onRetry: () => void;
}

/** The kept board, read-only. */
export function KeptBoardPage({ kept, onLock, onRetry }: KeptBoardPageProps) {
  const { restaurant, orders, service, dishNames, aheadMs, readAt } = kept;
  const { showToast } = useToast();
  const [view, setView] = useState(boardView.read);
  const now = useNow(aheadMs);
  const times = useMemo(() => localTimes(restaurant.timeZone), [restaurant.timeZone]);
  const showView = (chosen: BoardView) => {
    setView(chosen);
    boardView.write(chosen);
  };
  return (
    <OfflineBoard
      restaurantName={restaurant.name}
      status={openStatus(restaurant, now)}
      hrefs={pages}
      service={service}
      times={times}
      now={now}
      orders={orders}
      timeZone={restaurant.timeZone}
      view={view}
      dishNames={dishNames}
      readAt={new Date(readAt + aheadMs)}
      onLock={onLock}
      onRetry={onRetry}
      onViewChange={showView}
      onRefused={() => showToast({ message: offlineStrings.refused, tone: 'bad' })}
    />
  );
}

const pages = { orders: '/', menu: '/menu', service: '/service', today: '/today' } as const;

/** The time as the server's clock went when it was last heard, again with each second. */
function useNow(aheadMs: number): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + aheadMs);
}
