/** What is remembered by key until its time is over. */
export interface ExpiringMemory<Value> {
  readonly get: (key: string) => Value | undefined;
  /** `until` in the milliseconds of the memory's clock. */
  readonly set: (key: string, value: Value, until: number) => void;
  /** How many are held, including those that are over and have not made room yet. */
  readonly size: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * Makes a memory of at most `capacity` entries; the one set longest ago makes room. Entries that are over go as new
 * ones come, the oldest first: where all live equally long, none outlives its time in a server that is asked at all.
 */
export function createExpiringMemory<Value>(
  capacity: number,
  now: () => number = Date.now,
): ExpiringMemory<Value> {
  const entries = new Map<string, Entry<Value>>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry !== undefined && entry.until > now() ? entry.value : undefined;
    },
    set: (key, value, until) => {
      // Inserted anew, so that the first one is the oldest.
      entries.delete(key);
      const time = now();
      for (const [oldest, entry] of entries) {
        if (entry.until > time && entries.size < capacity) break;
        entries.delete(oldest);
      }
      entries.set(key, { value, until });
    },
    get size() {
      return entries.size;
    },
  };
}
