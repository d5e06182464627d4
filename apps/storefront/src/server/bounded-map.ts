/** What is kept by key, as long as there is room; what was not asked for longest makes room first. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  readonly size: number;
}

/** Makes a bounded map; without `sizeOf` each value counts as one. */
export function createBoundedMap<Value>(
  capacity: number,
  sizeOf: (value: Value) => number = () => 1,
): BoundedMap<Value> {
  // A Map keeps the order of insertion: what is read is inserted anew, so that the first key is the oldest.
  const values = new Map<string, Value>();
  let used = 0;
  const remove = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    used -= sizeOf(value);
    values.delete(key);
  };
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      const size = sizeOf(value);
      if (size > capacity) return;
      values.set(key, value);
      used += size;
      for (const oldest of values.keys()) {
        if (used <= capacity) break;
        remove(oldest);
      }
    },
    delete: remove,
    get size() {
      return values.size;
    },
  };
}
