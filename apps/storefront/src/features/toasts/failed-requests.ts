import { MutationCache, type Query, QueryCache } from '@tanstack/react-query';
import { statusOf } from '@tiffin/api';
import { failedRequestMessage, showsFailedRequestToast } from '@tiffin/domain';
import { recoveryDelay } from '../../browser/recovery.ts';
import { toasts } from './toasts.ts';

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

/** Shows the global toast of a failed request, unless it has a message of its own (Spec §8); true when it has shown one. */
export function showFailedRequest(error: unknown, meta?: FailureMeta): boolean {
  if (typeof window === 'undefined' || meta?.hasOwnMessage) return false;
  const status = statusOf(error);
  const isShown = status !== null && showsFailedRequestToast({ path: window.location.pathname, status });
  if (meta?.ownToast !== undefined) toasts.failure(meta.ownToast);
  else if (isShown) toasts.failure(failedRequestMessage(status));
  return meta?.ownToast !== undefined || isShown;
}

/**
 * Caches that raise the global failed-request toast (Spec §8). `hasSessionEnded` checks the session after a 401: if it has
 * ended, that one message stands for all that was refused.
 */
export function createQueryCaches(
  hasSessionEnded: (refused?: readonly unknown[]) => Promise<boolean> = () => Promise.resolve(false),
) {
  // A read that fails again while it is retried shows one toast, until it succeeds or fails in another way.
  const shown = new WeakMap<object, string | null>();
  const show = (error: unknown, query: Pick<Query, 'meta'>) => {
    const status = statusOf(error);
    const message = status === null ? (shown.get(query) ?? null) : failedRequestMessage(status);
    if (!shown.has(query) || shown.get(query) !== message) showFailedRequest(error, query.meta);
    shown.set(query, message);
  };
  const unlessEnded = async (error: unknown, showFailure: () => void, refused?: readonly unknown[]) => {
    if (statusOf(error) !== 401 || !(await hasSessionEnded(refused))) showFailure();
  };
  return {
    queryCache: new QueryCache({
      onError: (error, query) => void unlessEnded(error, () => show(error, query), query.queryKey),
      onSuccess(_data, query) {
        const message = shown.get(query);
        shown.delete(query);
        const over = query.meta?.ownToast ?? message;
        if (typeof over === 'string') toasts.resolve(over);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        void unlessEnded(error, () => void showFailedRequest(error, mutation.meta)),
    }),
  };
}

/** When a read on the page is tried again by itself: only while nothing answers, or nothing that works. */
export function recoveryInterval({ state }: Pick<Query, 'state'>): number | false {
  if (state.status !== 'error') return false;
  const status = statusOf(state.error);
  return status === null || status >= 500 ? recoveryDelay(state.errorUpdateCount) : false;
}
