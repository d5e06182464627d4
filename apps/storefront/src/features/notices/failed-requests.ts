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

function tell(error: unknown, meta: FailureMeta | undefined): void {
  if (typeof window === 'undefined' || meta?.hasOwnMessage) return;
  const status = statusOf(error);
  if (meta?.ownToast !== undefined) notices.failure(meta.ownToast);
  else if (status !== null && showsFailedRequestToast({ path: window.location.pathname, status })) {
    notices.failure(failedRequestMessage(status));
  }
}

/** Caches that raise the global failed-request toast (Spec §8); `onUnauthorized` hears of reads refused with 401. */
export function failureTellingCaches(onUnauthorized?: (queryKey: readonly unknown[]) => void) {
  return {
    queryCache: new QueryCache({
      onError(error, { meta, queryKey }) {
        tell(error, meta);
        if (statusOf(error) === 401) onUnauthorized?.(queryKey);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.meta),
    }),
  };
}
