import { useQuery } from '@tanstack/react-query';
import type { MenuItemSummary } from '@tiffin/domain';
import { useMemo } from 'react';
import { searchQueries } from '../menu/search.queries.ts';
import { orderQueries } from '../orders/orders.queries.ts';
import { useSession } from '../session/use-session.ts';

const shownDishes = 4;

/** The dishes of the customer's last orders that are on sale now, the last first; none for visitors. */
export function useOrderedBefore(): readonly MenuItemSummary[] {
  const { hasTokens } = useSession();
  const orders = useQuery({ ...orderQueries.page(1), enabled: hasTokens });
  const index = useQuery(searchQueries.index());
  return useMemo(() => {
    const onSale = new Map(
      index.data?.categories
        .flatMap(({ items }) => items)
        .filter(({ isAvailable }) => isAvailable)
        .map((item) => [item.id, item]),
    );
    const placed = hasTokens ? (orders.data?.docs ?? []).filter(({ placedAt }) => placedAt !== null) : [];
    const ids = new Set(placed.flatMap(({ items }) => items.map(({ menuItemId }) => menuItemId)));
    return [...ids].flatMap((id) => onSale.get(id) ?? []).slice(0, shownDishes);
  }, [hasTokens, orders.data, index.data]);
}
