import type { QueryClient } from '@tanstack/react-query';
import type { ReportedProblemsProps } from '@tiffin/ui';
import { orderQueries } from '../orders/orders.queries.ts';
import { tokenStore } from '../session/token-store.ts';

/** Makes what fetches the photos of an order's problems, with the customer's access token. */
export function photoLoader(queryClient: QueryClient, orderId: string): ReportedProblemsProps['loadPhoto'] {
  return async (problemId, photoId, signal) => {
    const load = () => {
      const tokens = tokenStore.read();
      return fetch(`/api/orders/${orderId}/problems/${problemId}/photos/${photoId}`, {
        headers: tokens === null ? {} : { authorization: `Bearer ${tokens.accessToken}` },
        cache: 'no-store',
        signal,
      });
    };
    let response = await load();
    if (response.status === 401) {
      // A photo cannot renew the tokens; reading the order does.
      await queryClient.fetchQuery({ ...orderQueries.byId(orderId), retry: false, staleTime: 0 });
      response = await load();
    }
    if (!response.ok) throw new Error(`The photo was refused with ${response.status}.`);
    return response.blob();
  };
}
