import { MutationCache, QueryCache } from '@tanstack/react-query';
import { failedRequestMessage, showsFailedRequestToast } from '@tiffin/domain';
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
  return {
    queryCache: new QueryCache({
      onError(error, { meta, queryKey }) {
        tellFailedRequest(error, meta);
        if (statusOf(error) === 401) onUnauthorized?.(queryKey);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => void tellFailedRequest(error, mutation.meta),
    }),
  };
}
