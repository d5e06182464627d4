import type { OpenStatus } from '@tiffin/domain';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useRestaurant } from './restaurant.queries.ts';

interface Clock {
  readonly now: Date;
  readonly status: OpenStatus;
  /** How far the business time is ahead of the device's clock, in milliseconds. */
  readonly ahead: number;
}

const ClockContext = createContext<Clock | null>(null);

interface ClockProviderProps {
  /** The server's business time when it made the page, in milliseconds since 1970. */
  readonly serverNow: number;
  /** The open status at that instant. */
  readonly serverStatus: OpenStatus;
  readonly children: ReactNode;
}

// How often the time and the open status are worked out again (Spec §9).
const refreshMs = 60_000;

/**
 * Ticks once a minute (Spec §9) from the time the server sent, so that hydration shows the same words as the
 * server and a wrong clock on the customer's device does no harm.
 */
export function ClockProvider({ serverNow, serverStatus, children }: ClockProviderProps) {
  const { restaurant } = useRestaurant();
  const [ahead] = useState(() => serverNow - Date.now());
  const [now, setNow] = useState(() => new Date(serverNow));
  const [status, setStatus] = useState(serverStatus);
  const byServer = useRef({ restaurant, now });
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(Date.now() + ahead)), refreshMs);
    return () => clearInterval(timer);
  }, [ahead]);
  useEffect(() => {
    if (restaurant === byServer.current.restaurant && now === byServer.current.now) return;
    let isOver = false;
    const update = async () => {
      const { openStatus } = await import('./open-status.ts');
      if (!isOver) setStatus(openStatus(restaurant, now));
    };
    // Without a connection the code cannot be fetched: the next minute tries again.
    update().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [restaurant, now]);
  const clock = useMemo(() => ({ now, status, ahead }), [now, status, ahead]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The business time, at most a minute old. */
export function useNow(): Date {
  return useClock().now;
}

/** How far the business time is ahead of the device's clock, in milliseconds. */
export function useClockAhead(): number {
  return useClock().ahead;
}

/** The restaurant's open status, worked out once a minute and when the restaurant changes; at first the server's. */
export function useOpenStatus(): OpenStatus {
  return useClock().status;
}

function useClock(): Clock {
  const clock = use(ClockContext);
  if (clock === null) throw new Error("The clock needs the root route's ClockProvider.");
  return clock;
}
