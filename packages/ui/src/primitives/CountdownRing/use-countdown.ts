import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface CountdownOptions {
  /** Whole seconds to count from. */
  seconds: number;
  /** Stops the clock; the time that is left is kept. @default false */
  isPaused?: boolean;
  /** Called once, when no time is left. */
  onEnd: () => void;
}

/** Counts whole seconds down to zero and can be held. Returns the seconds that are left. */
export function useCountdown({ seconds, isPaused = false, onEnd }: CountdownOptions): number {
  const [left, setLeft] = useState(seconds);
  const leftMs = useRef(seconds * 1000);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || leftMs.current <= 0) return;
    const startedAt = performance.now();
    const startedWith = leftMs.current;
    let timer: ReturnType<typeof setTimeout>;
    const remaining = () => Math.max(0, startedWith - (performance.now() - startedAt));
    const tick = () => {
      leftMs.current = remaining();
      const whole = Math.ceil(leftMs.current / 1000);
      setLeft(whole);
      if (leftMs.current <= 0) end();
      else timer = setTimeout(tick, leftMs.current - (whole - 1) * 1000);
    };
    tick();
    return () => {
      clearTimeout(timer);
      leftMs.current = remaining();
    };
  }, [isPaused]);

  return left;
}
