import { useEffect, useState } from 'react';

/** Whole seconds until an instant, 0 after it, counted by the restaurant's clock. */
export function useSecondsUntil(instant: string, getNow: () => Date): number {
  const [seconds, setSeconds] = useState(() => secondsBetween(getNow(), instant));
  useEffect(() => {
    const update = () => setSeconds(secondsBetween(getNow(), instant));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [instant, getNow]);
  return seconds;
}

function secondsBetween(now: Date, instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / 1_000));
}
