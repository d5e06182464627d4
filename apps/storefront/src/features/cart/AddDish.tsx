import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DishDialog } from '@tiffin/ui/dish-dialog';
import { useRef } from 'react';
import { knownDish } from '../menu/known-dish.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useCurrentMode } from '../restaurant/use-current-mode.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface AddDishProps {
  readonly dishId: string;
  readonly onClose: () => void;
}

/** The dialog of a dish over the cart, which may stand on a page that lists no dishes. */
export default function AddDish({ dishId, onClose }: AddDishProps) {
  const queryClient = useQueryClient();
  const { data: dish, isFetching, refetch } = useQuery(menuQueries.dish(dishId));
  const { settings } = useRestaurant();
  const orderingMode = useCurrentMode();
  const add = useAddToCart();
  // The second press of a double click still meets the dialog.
  const isDone = useRef(false);
  const item = dish ?? knownDish(queryClient, dishId);
  if (item === undefined) return null;
  return (
    <DishDialog
      isOpen
      item={item}
      hasFailed={dish === undefined && !isFetching}
      onRetry={() => void refetch()}
      serviceFeePercent={settings.serviceFee.percent}
      orderingMode={orderingMode}
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
