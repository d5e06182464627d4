import { ApiError } from '@tiffin/api';
import { orderRefusal } from '@tiffin/api/counter';
import type { CounterOrder } from '@tiffin/domain';

/** Reads the order as it is now out of a refusal; null where it has none. */
export function refusedOrder(error: Error): CounterOrder | null {
  return error instanceof ApiError ? (orderRefusal(error)?.order ?? null) : null;
}
