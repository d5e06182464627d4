import { openStatusRefreshMs } from '@tiffin/domain';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const ClockContext = createContext<Date | null>(null);

interface ClockProviderProps {
  /** The server's business time when it made the page, in milliseconds since 1970. */
  readonly serverNow: number;
  readonly children: ReactNode;
}

/**
 * Ticks once a minute (Spec §9) from the time the server sent, so that hydration shows the same words as the
 * server and a wrong clock on the customer's device does no harm.
 */
export function ClockProvider({ serverNow, children }: ClockProviderProps) {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    const ahead = serverNow - Date.now();
    const timer = setInterval(() => setNow(new Date(Date.now() + ahead)), openStatusRefreshMs);
    return () => clearInterval(timer);
  }, [serverNow]);
  return <ClockContext value={now}>{children}</ClockContext>;
}

/** The business time, at most a minute old. */
export function useNow(): Date {
  const now = use(ClockContext);
  if (now === null) throw new Error('useNow needs a ClockProvider above it; the root route has one.');
  return now;
}
