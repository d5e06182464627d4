import { ApiError, statusOf } from '@tiffin/api';

/** A line whose allergens are accepted, and the version of the menu in which they were read. */
export interface Accepted {
  readonly lineId: string;
  readonly readAt: number;
}

/** Null is the call about the whole order. */
type Call = Accepted | null;

/**
 * The idempotency keys of an order's calls. Each call keeps its own until it is answered, whatever is called in between:
 * a repeat after a lost answer adds nothing twice.
 */
export function createCallKeys(newKey: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  return {
    keyOf(call: Call): string {
      const key = keys.get(nameOf(call)) ?? newKey();
      keys.set(nameOf(call), key);
      return key;
    },
    answered(call: Call): void {
      // The whole order once more: what its lines were accepted for was another time.
      if (call === null) keys.clear();
      else keys.delete(nameOf(call));
    },
    /** What the server has refused is decided again by another press. */
    failed(call: Call, error: unknown): void {
      if (isDecided(error)) keys.delete(nameOf(call));
    },
  };
}

const nameOf = (call: Call) => JSON.stringify(call);

// The server keeps no answer for these: the first call may still be running, or have been lost.
const undecided = new Set([401, 408, 429]);

function isDecided(error: unknown): boolean {
  const status = statusOf(error);
  if (status === null || status >= 500 || undecided.has(status)) return false;
  return !(error instanceof ApiError && error.code === 'idempotency_conflict');
}
