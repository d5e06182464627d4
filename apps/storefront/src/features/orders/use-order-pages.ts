import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tiffin/domain';
import type { OrdersPageProps } from '@tiffin/ui';
import { useState } from 'react';
import { orderQueries } from './orders.queries.ts';

/**
 * The customer's orders, as many pages of them as were asked for. Not an infinite query, which the build leaves out
 * (vite.config.ts): what runs one would be part of the first load of every page.
 */
export function useOrderPages(
  isEnabled: boolean,
): Pick<OrdersPageProps, 'orders' | 'hasFailed' | 'older' | 'onRetry'> {
  const queryClient = useQueryClient();
  // On the way back the list is as long as it was left.
  const [count, setCount] = useState(() => pagesKnown(queryClient));
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...orderQueries.page(index + 1),
      enabled: isEnabled,
    })),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const isWhole = last?.data !== undefined && count >= last.data.totalPages;
  return {
    orders: first?.data === undefined ? null : eachOnce(pages.flatMap(({ data }) => data?.docs ?? [])),
    hasFailed: first?.data === undefined && first?.isError === true,
    older:
      isWhole || first?.data === undefined
        ? undefined
        : {
            isLoading: last?.data === undefined && last?.isFetching === true,
            hasFailed: last?.data === undefined && last?.isError === true,
            onLoad: () => (last?.data === undefined ? void last?.refetch() : setCount(count + 1)),
          },
    onRetry: () => void first?.refetch(),
  };
}

/** An order placed since pushes the last of one page onto the next: it shows once. */
const eachOnce = (orders: readonly Order[]): readonly Order[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
];

function pagesKnown(queryClient: QueryClient): number {
  let count = 1;
  while (queryClient.getQueryData(orderQueries.page(count + 1).queryKey) !== undefined) count += 1;
  return count;
}
