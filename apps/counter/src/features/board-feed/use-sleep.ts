import { useEffect, useState } from 'react';
import { longestGapMs } from './read-board.ts';

/** When a device slept, in ms by its own clock. */
export interface Sleep {
  readonly from: number;
  readonly to: number;
}

/** The sleep that two ticks, a second apart by intent, show; null where the device was awake. */
export function sleepBetween(from: number, to: number): Sleep | null {
  return to - from > longestGapMs ? { from, to } : null;
}

/** The two as one, when a device that has slept falls asleep again before anyone has looked. */
export function joinSleeps(earlier: Sleep | null, later: Sleep): Sleep {
  return earlier === null ? later : { from: earlier.from, to: later.to };
}

const tickMs = 1_000;

/** Notices that the device has slept, calls `onWake`, and remembers the sleep until it is dismissed. */
export function useSleep(onWake: () => void) {
  const [slept, setSlept] = useState<Sleep | null>(null);
  useEffect(() => {
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const sleep = sleepBetween(last, now);
      last = now;
      if (sleep === null) return;
      setSlept((earlier) => joinSleeps(earlier, sleep));
      onWake();
    }, tickMs);
    return () => clearInterval(timer);
  }, [onWake]);
  return { slept, dismiss: () => setSlept(null) };
}
