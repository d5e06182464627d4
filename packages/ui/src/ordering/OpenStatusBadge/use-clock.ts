import { openStatusRefreshMs } from '@tiffin/domain';
import { useEffect, useState } from 'react';

/**
 * The current instant, starting at the server's so that hydration shows the same text, then told anew every
 * 60 seconds (Spec §9). It advances by the time that has passed: the browser's own clock may be wrong.
 */
export const useClock = (start: Date, refreshMs: number = openStatusRefreshMs): Date => {
  const [now, setNow] = useState(start);
  const startMs = start.getTime();

  useEffect(() => {
    const mountedAt = performance.now();
    const timer = setInterval(() => setNow(new Date(startMs + performance.now() - mountedAt)), refreshMs);
    return () => clearInterval(timer);
  }, [startMs, refreshMs]);

  return now;
};
