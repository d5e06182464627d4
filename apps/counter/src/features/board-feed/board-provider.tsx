import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { isUnanswered } from './open-orders.ts';
import { useShift } from './shift.tsx';
import { useAlarm } from './use-alarm.ts';
import { type BoardFeed, useBoardFeed } from './use-board-feed.ts';
import { useOrderBadge } from './use-order-badge.ts';

/** The board of this device's restaurant, on whatever page. */
export interface BoardContextValue extends BoardFeed {
  readonly restaurantId: string;
  /** How many orders wait for an answer. */
  readonly unanswered: number;
  /** Called when someone has opened an order here: the bell stops for it. */
  readonly markOpened: (orderId: string) => void;
  /** Whether an order is cancelled from this device, or about to be: no alarm for it here. */
  readonly setCancelledHere: (orderId: string, isCancelled: boolean) => void;
}

const BoardContext = createContext<BoardContextValue | null>(null);
const none: ReadonlySet<string> = new Set();

interface BoardProviderProps {
  readonly restaurantId: string;
  readonly children: ReactNode;
}

/** Keeps the board and sounds its alarm, whichever page is shown. */
export function BoardProvider({ restaurantId, children }: BoardProviderProps) {
  const feed = useBoardFeed(restaurantId);
  const { player } = useShift();
  const [openedIds, setOpened] = useState(none);
  const [cancelledHereIds, setCancelled] = useState(none);
  const { board, isConnected } = feed;
  const alarmState = useMemo(
    () => board && { orders: board.orders, openedIds, cancelledHereIds, isConnected },
    [board, openedIds, cancelledHereIds, isConnected],
  );
  useAlarm(alarmState, board?.aheadMs ?? 0, player);
  const unanswered = board?.orders.filter(isUnanswered).length ?? 0;
  useOrderBadge(unanswered);
  const markOpened = useCallback((id: string) => setOpened((ids) => withId(ids, id)), []);
  const setCancelledHere = useCallback(
    (id: string, isCancelled: boolean) =>
      setCancelled((ids) => (isCancelled ? withId(ids, id) : new Set([...ids].filter((one) => one !== id)))),
    [],
  );
  return (
    <BoardContext value={{ ...feed, restaurantId, unanswered, markOpened, setCancelledHere }}>
      {children}
    </BoardContext>
  );
}

/** The board of this device's restaurant. */
export function useBoard(): BoardContextValue {
  const board = use(BoardContext);
  if (board === null) throw new Error('useBoard needs a BoardProvider above it.');
  return board;
}

/** The time by the server's clock, again with each second: countdowns must not follow a tablet's own clock. */
export function useServerNow(): Date {
  const { board } = useBoard();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + (board?.aheadMs ?? 0));
}

function withId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? ids : new Set([...ids, id]);
}
