import { useSuspenseQuery } from '@tanstack/react-query';
import { DishDialog } from '@tiffin/ui/dish-dialog';
import { useRef } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';

interface DishContainerProps {
  readonly dishId: string;
  readonly onClose: () => void;
}

/** The dialog of the dish that the address names; nothing when the menu has no such dish. */
export default function DishContainer({ dishId, onClose }: DishContainerProps) {
  const { data: menu } = useSuspenseQuery(menuQueries.current());
  const { settings } = useRestaurant();
  const add = useAddToCart();
  // The dialog goes with the address, a moment after the press: the second one of a double click still meets it.
  const isDone = useRef(false);
  const item = menu.categories.flatMap(({ items }) => items).find(({ id }) => id === dishId);
  if (item === undefined) return null;
  return (
    <DishDialog
      isOpen
      item={item}
      serviceFeePercent={settings.serviceFee.percent}
      onClose={onClose}
      onAdd={(addition) => {
        if (isDone.current) return;
        isDone.current = true;
        onClose();
        add(addition);
      }}
    />
  );
}
