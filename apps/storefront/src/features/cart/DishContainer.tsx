import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DishDialog } from '@tiffin/ui/dish-dialog';
import { useRef } from 'react';
import { knownDish } from '../menu/known-dish.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { useMenuFilter } from '../menu-filter/use-menu-filter.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useCurrentMode } from '../restaurant/use-current-mode.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface DishContainerProps {
  readonly dishId: string;
  readonly onClose: () => void;
}

/**
 * The dialog of a dish that the address names or the cart proposes: at once with what its card shows, then with its options
 * and allergens. Nothing while the page knows nothing of the dish.
 */
export default function DishContainer({ dishId, onClose }: DishContainerProps) {
  const queryClient = useQueryClient();
  const { data: dish, isFetching, refetch } = useQuery(menuQueries.dish(dishId));
  const { settings } = useRestaurant();
  const orderingMode = useCurrentMode();
  const add = useAddToCart();
  const { filter } = useMenuFilter();
  // The dialog may go with the address, a moment after the press: the second one of a double click still meets it.
  const isDone = useRef(false);
  const item = dish ?? knownDish(queryClient, dishId);
  if (item === undefined) return null;
  return (
    <DishDialog
      isOpen
      item={item}
      // Without a connection the read waits, which is a failure to those who wait for it.
      hasFailed={dish === undefined && !isFetching}
      onRetry={() => void refetch()}
      serviceFeePercent={settings.serviceFee.percent}
      orderingMode={orderingMode}
      filter={filter}
      onClose={onClose}
      onAdd={({ quantity, selectedOptions }) => {
        if (isDone.current) return;
        isDone.current = true;
        onClose();
        add({ dish: item, quantity, selectedOptions });
      }}
    />
  );
}
