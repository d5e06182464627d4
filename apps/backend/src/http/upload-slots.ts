/** Takes turns of which only so many run at once. */
export interface Slots {
  /** Waits for a turn; returns what ends it, or null when none came in time. */
  readonly take: () => Promise<(() => void) | null>;
}

/** Makes so many turns; who waits longer than `patienceMs` gets none. */
export function createSlots(count: number, patienceMs: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];

  const release = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  const once = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      release();
    };
  };

  return {
    take: () => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(once());
      }
      const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
      const start = () => {
        clearTimeout(timer);
        resolve(once());
      };
      const timer = setTimeout(() => {
        const place = waiting.indexOf(start);
        if (place !== -1) waiting.splice(place, 1);
        resolve(null);
      }, patienceMs);
      waiting.push(start);
      return promise;
    },
  };
}
