import { useQuery } from '@tanstack/react-query';
import { type Cart, goingWith, type OrderingMode } from '@tiffin/domain';
import { WithItGoes } from '@tiffin/ui';
import { Suspense, useMemo, useState } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { searchQueries } from '../menu/search.queries.ts';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface GoesWithProps {
  readonly cart: Cart;
  readonly mode: OrderingMode;
}

const dialog = preloadable(() => import('./DishContainer.tsx'), DialogLoadError);

/** What goes with the dishes of the cart, as the menu is now; the cart stands without it where that cannot be read. */
export default function GoesWith({ cart, mode }: GoesWithProps) {
  const { data: index } = useQuery(searchQueries.index());
  const add = useAddToCart();
  const [openId, setOpenId] = useState<string | null>(null);
  const dishes = useMemo(() => {
    const menu = index?.categories.flatMap(({ items }) => items) ?? [];
    return goingWith(cart.items, menu, mode);
  }, [cart.items, index, mode]);
  return (
    <>
      <WithItGoes
        dishes={dishes}
        onOpen={({ id }) => setOpenId(id)}
        onAdd={(dish) => add({ dish, quantity: 1, selectedOptions: [] })}
      />
      <Suspense>
        {openId !== null && <dialog.Component dishId={openId} onClose={() => setOpenId(null)} />}
      </Suspense>
    </>
  );
}
