import { useLocation } from '@tanstack/react-router';
import { attentionOf, type CounterOrder } from '@tiffin/domain';
import type { RollWidth } from '@tiffin/ui';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type BellPattern, bellPattern } from './bell-pattern.ts';
import { useHeldAcceptances } from './held-acceptances.ts';
import { printedFrom, printerRoll } from './printer-roll.ts';
import { useShift } from './shift.tsx';
import { useAlarm } from './use-alarm.ts';
import { type BoardFeed, useBoardFeed } from './use-board-feed.ts';
import { useOrderBadge } from './use-order-badge.ts';

/** The board of this device's restaurant, on whatever page. */
export interface BoardContextValue extends BoardFeed {
  readonly restaurantId: string;
  /** The orders for which the bell rings. */
  readonly waiting: readonly CounterOrder[];
  /** How this device rings for orders that the system has accepted. */
  readonly bell: BellPattern;
  readonly setBell: (pattern: BellPattern) => void;
  /** The roll of this device's printer, in mm; null where nothing is printed by itself. */
  readonly roll: RollWidth | null;
  readonly setRoll: (roll: RollWidth | null) => void;
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
  const { player, isOn } = useShift();
  const feed = useBoardFeed(restaurantId, isOn);
  // Pages that need no shift, for instance on a manager's laptop, are silent without one.
  const isHeard = useLocation().pathname === '/' || isOn === true;
  const [openedIds, setOpened] = useState(none);
  const [cancelledHereIds, setCancelled] = useState(none);
  const accepting = useHeldAcceptances(restaurantId);
  const [roll, setRollState] = useState(printerRoll.read);
  const setRoll = useCallback((chosen: RollWidth | null) => {
    printerRoll.write(chosen);
    // What was accepted before it is switched on again is not printed then.
    if (chosen === null) printedFrom.write(null);
    setRollState(chosen);
  }, []);
  const [bell, setBellState] = useState(bellPattern.read);
  const setBell = useCallback((pattern: BellPattern) => {
    bellPattern.write(pattern);
    setBellState(pattern);
  }, []);
  const { board, isConnected } = feed;
  const alarmState = useMemo(() => {
    // Taken back, an acceptance lets the bell ring again.
    const seenIds = new Set([...openedIds, ...accepting.keys()]);
    return (
      board && {
        orders: board.orders,
        openedIds: seenIds,
        cancelledHereIds,
        isConnected,
        isOnShift: isOn === true,
        bell,
      }
    );
  }, [board, openedIds, accepting, cancelledHereIds, isConnected, isOn, bell]);
  useAlarm(alarmState, board?.aheadMs ?? 0, isHeard ? player : null);
  const waiting = useMemo(() => board?.orders.filter(isWaiting) ?? [], [board]);
  useOrderBadge(waiting.length);
  const markOpened = useCallback((id: string) => setOpened((ids) => withId(ids, id)), []);
  const setCancelledHere = useIdSetter(setCancelled);
  return (
    <BoardContext
      value={{
        ...feed,
        restaurantId,
        waiting,
        bell,
        setBell,
        roll,
        setRoll,
        markOpened,
        setCancelledHere,
      }}
    >
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

// Neither of the two depends on the time.
function isWaiting(one: CounterOrder): boolean {
  const attention = attentionOf(one, new Date());
  return attention === 'answer' || attention === 'new';
}

type Ids = ReadonlySet<string>;

function useIdSetter(update: (change: (ids: Ids) => Ids) => void) {
  return useCallback(
    (id: string, isIn: boolean) =>
      update((ids) => (isIn ? withId(ids, id) : new Set([...ids].filter((one) => one !== id)))),
    [update],
  );
}

function withId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? ids : new Set([...ids, id]);
}
