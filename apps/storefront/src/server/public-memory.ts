import { createBoundedMap } from './bounded-map.ts';

interface PublicMemoryOptions<Value> {
  /** How long an answer is given again without asking. */
  readonly keepMs: number;
  /** How many answers there is room for. */
  readonly capacity: number;
  /** Failures are not worth keeping. */
  readonly isKept: (value: Value) => boolean;
  /** In milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** Answers from memory or by `read`. */
interface PublicMemory<Value> {
  (key: string, read: () => Promise<Value>): Promise<Value>;
  /** Makes the next one read anew, when somebody has learned that the answer has become another one. */
  readonly forget: (key: string) => void;
}

/** Remembers reads that are the same for everybody: those under way are shared, and answers given again for a moment. */
export function createPublicMemory<Value>({
  keepMs,
  capacity,
  isKept,
  now = Date.now,
}: PublicMemoryOptions<Value>): PublicMemory<Value> {
  const known = createBoundedMap<{ readonly value: Value; readonly at: number }>(capacity);
  const underWay = new Map<string, Promise<Value>>();
  const recall = (key: string, read: () => Promise<Value>): Promise<Value> => {
    const kept = known.get(key);
    if (kept !== undefined && now() - kept.at < keepMs) return Promise.resolve(kept.value);
    const begun = underWay.get(key);
    if (begun !== undefined) return begun;
    const at = now();
    const reading = read()
      .then((value) => {
        if (underWay.get(key) !== reading) return value;
        if (isKept(value)) known.set(key, { value, at });
        else known.delete(key);
        return value;
      })
      .finally(() => {
        if (underWay.get(key) === reading) underWay.delete(key);
      });
    underWay.set(key, reading);
    return reading;
  };
  const forget = (key: string) => {
    known.delete(key);
    underWay.delete(key);
  };
  return Object.assign(recall, { forget });
}
