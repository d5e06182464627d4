import type { Restaurant } from '@tiffin/api';
import { type OpenStatus, openStatus, openStatusRefreshMs } from '@tiffin/domain';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useRestaurant } from './use-restaurant.ts';

interface Clock {
  readonly now: Date;
  /** What the server worked out when it made the page, and of which restaurant; null since the clock has ticked. */
  readonly known: { readonly restaurant: Restaurant; readonly status: OpenStatus } | null;
}

const ClockContext = createContext<Clock | null>(null);

interface ClockProviderProps {
  /** The server's business time when it made the page, in milliseconds since 1970. */
  readonly serverNow: number;
  /** The open status at that instant. */
  readonly serverStatus: OpenStatus;
  readonly children: ReactNode;
}

/**
 * Ticks once a minute (Spec §9) from the time the server sent, so that hydration shows the same words as the
 * server and a wrong clock on the customer's device does no harm.
 */
export function ClockProvider({ serverNow, serverStatus, children }: ClockProviderProps) {
  const { restaurant } = useRestaurant();
  const [clock, setClock] = useState<Clock>(() => ({
    now: new Date(serverNow),
    known: { restaurant, status: serverStatus },
  }));
  useEffect(() => {
    const ahead = serverNow - Date.now();
    const tick = () => setClock({ now: new Date(Date.now() + ahead), known: null });
    const timer = setInterval(tick, openStatusRefreshMs);
    return () => clearInterval(timer);
  }, [serverNow]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The business time, at most a minute old. */
export function useNow(): Date {
  return useClock().now;
}

/** The restaurant's open status, worked out once a minute and when the restaurant changes; at first what came along. */
export function useOpenStatus(): OpenStatus {
  const { restaurant } = useRestaurant();
  const { now, known } = useClock();
  return useMemo(
    () => (known?.restaurant === restaurant ? known.status : openStatus(restaurant, now)),
    [known, restaurant, now],
  );
}

function useClock(): Clock {
  const clock = use(ClockContext);
  if (clock === null) throw new Error('The clock needs a ClockProvider above it; the root route has one.');
  return clock;
}
