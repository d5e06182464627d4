import { useEffect, useState } from 'react';

/** The time by the server's clock, again with each second: countdowns must not follow a tablet's own clock. */
export function useServerNow(aheadMs: number): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + aheadMs);
}
