import type { DataRequest } from '@tiffin/domain';

/**
 * Gives each request its idempotency key: the same words keep theirs, so that a press after a lost answer asks nothing
 * twice, and other words are another request.
 */
export function createRequestKey(newKey: () => string = () => crypto.randomUUID()) {
  let last: { readonly words: string; readonly key: string } | undefined;
  return ({ kind, name, email, text }: DataRequest): string => {
    const words = JSON.stringify([kind, name, email, text]);
    if (last?.words !== words) last = { words, key: newKey() };
    return last.key;
  };
}
