import { useLocation, useNavigate } from '@tanstack/react-router';
import type { MenuItem } from '@tiffin/domain';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { dishQuantities, useCart } from '../cart/use-cart.ts';

/** What every list of dishes needs besides the dishes; the dialog opens over the page as it is. */
export function useDishList() {
  const { cart } = useCart();
  const add = useAddToCart();
  const { pathname, searchStr } = useLocation();
  return {
    dishHref: ({ id }: MenuItem) => {
      const search = new URLSearchParams(searchStr);
      search.set('dish', id);
      return `${pathname}?${search}`;
    },
    cartQuantities: dishQuantities(cart),
    onAdd: ({ id }: MenuItem) => add({ menuItemId: id, quantity: 1, selectedOptions: [] }),
  };
}

/** Closes the dish dialog and leaves the page below as it was. */
export function useCloseDish() {
  const navigate = useNavigate();
  return () =>
    void navigate({
      to: '.',
      search: ({ dish: _, ...rest }: { dish?: string | undefined }) => rest,
      resetScroll: false,
      replace: true,
    });
}
