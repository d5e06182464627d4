import { MutationCache, type Query, QueryCache } from '@tanstack/react-query';
import { failedRequestMessage, showsFailedRequestToast } from '@tiffin/domain';
import { recoveryDelay } from '../../browser/recovery.ts';
import { statusOf } from '../../server/call-result.ts';
import { notices } from './notices.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

interface FailureMeta extends Record<string, unknown> {
  /** The failure has words of its own, in a toast or in place, and shows those only. */
  readonly hasOwnMessage?: boolean;
  /** The words of its own toast, shown instead of the global one. */
  readonly ownToast?: string;
}

/** Tells of a failed request as the global toast does, unless it has words of its own (Spec §8); true when it has told. */
export function tellFailedRequest(error: unknown, meta?: FailureMeta): boolean {
  if (typeof window === 'undefined' || meta?.hasOwnMessage) return false;
  const status = statusOf(error);
  const isTold = status !== null && showsFailedRequestToast({ path: window.location.pathname, status });
  if (meta?.ownToast !== undefined) notices.failure(meta.ownToast);
  else if (isTold) notices.failure(failedRequestMessage(status));
  return meta?.ownToast !== undefined || isTold;
}

/** Caches that raise the global failed-request toast (Spec §8); `onUnauthorized` hears of reads refused with 401. */
export function failureTellingCaches(onUnauthorized?: (queryKey: readonly unknown[]) => void) {
  // What fails again and again while it is tried by itself is told once, until it has worked or fails in another way.
  const told = new WeakMap<object, string | null>();
  return {
    queryCache: new QueryCache({
      onError(error, query) {
        const status = statusOf(error);
        const message = status === null ? (told.get(query) ?? null) : failedRequestMessage(status);
        if (!told.has(query) || told.get(query) !== message) tellFailedRequest(error, query.meta);
        told.set(query, message);
        if (status === 401) onUnauthorized?.(query.queryKey);
      },
      onSuccess: (_data, query) => void told.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => void tellFailedRequest(error, mutation.meta),
    }),
  };
}

/** When a read on the page is tried again by itself: only while nothing answers, or nothing that works. */
export function recoveryInterval({ state }: Pick<Query, 'state'>): number | false {
  if (state.status !== 'error') return false;
  const status = statusOf(state.error);
  return status === null || status >= 500 ? recoveryDelay(state.errorUpdateCount) : false;
}
