import type { QueryClient } from '@tanstack/react-query';
import type { OrderProblemDraft } from '@tiffin/ui';
import { customerKey } from '../session/session.queries.ts';

const keyOf = (orderId: string) => [...customerKey, 'problem-draft', orderId] as const;

/** What has been filled in about an order; null before that. */
export function problemDraftOf(queryClient: QueryClient, orderId: string): OrderProblemDraft | null {
  return queryClient.getQueryData<OrderProblemDraft>(keyOf(orderId)) ?? null;
}

/** Keeps what has been filled in about an order until the customer signs out or the page is loaded again. */
export function keepProblemDraft(queryClient: QueryClient, orderId: string, draft: OrderProblemDraft): void {
  const queryKey = keyOf(orderId);
  // It stays the same object, by which it is known when it is sent again.
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false });
  queryClient.setQueryData(queryKey, draft);
}
