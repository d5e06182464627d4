import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { MenuItemSummary } from '@tiffin/domain';
import { useCallback, useMemo, useRef } from 'react';
import { hrefOf } from '../../links.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { dishQuantities, useCart } from '../cart/use-cart.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { useCurrentMode } from '../restaurant/use-current-mode.ts';

// A pointer that only passes over a card reads nothing.
const intentMs = 50;

/**
 * What every list of dishes needs besides the dishes; the dialog opens over the page as it is. The parts stay the same
 * while a dialog opens and closes, so that the dishes need not be rendered for it.
 */
export function useDishList() {
  const { cart } = useCart();
  const add = useAddToCart();
  const page = useLocation({ select: hrefBeforeDish });
  const dishHref = useCallback(
    ({ id }: MenuItemSummary) => hrefOf({ href: `${page}dish=${encodeURIComponent(id)}` }),
    [page],
  );
  const onAdd = useCallback(
    (dish: MenuItemSummary) => add({ dish, quantity: 1, selectedOptions: [] }),
    [add],
  );
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onDishIntent = useCallback(
    ({ id }: MenuItemSummary) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void queryClient.prefetchQuery(menuQueries.dish(id)), intentMs);
    },
    [queryClient],
  );
  const cartQuantities = useMemo(() => dishQuantities(cart), [cart]);
  return { dishHref, cartQuantities, onAdd, onDishIntent, orderingMode: useCurrentMode() };
}

/** The page's href without its dish, up to where `dish=…` can follow. */
function hrefBeforeDish({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  const search = new URLSearchParams(searchStr);
  search.delete('dish');
  const others = search.toString();
  return others === '' ? `${pathname}?` : `${pathname}?${others}&`;
}
