import { type Order, pence } from '@tiffin/domain';
import { homeAddress } from '../../packages/ui/src/private/fixtures/carts.ts';
import { placedOrder } from '../../packages/ui/src/private/fixtures/orders.ts';
import { saffronTerms } from '../../packages/ui/src/private/fixtures/restaurants.ts';
import type { Ordering } from './use-ordering.ts';

/** The order that a paid cart becomes, placed at this instant. */
export function orderFrom({ cart, mode, notes, appliedPromo, breakdown }: Ordering, now: Date): Order {
  const { minutesFrom, minutesTo } = saffronTerms[mode];
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  return {
    ...placedOrder,
    mode,
    createdAt: now.toISOString(),
    placedAt: now.toISOString(),
    items: cart.items.map(({ id, menuItem, quantity, totalPrice }) => ({
      id,
      menuItemId: menuItem.id,
      unitPrice: pence(totalPrice / quantity),
      name: menuItem.name,
      photoUrl: menuItem.photoUrl,
      quantity,
      totalPrice,
      options: [],
      allergens: menuItem.allergens,
    })),
    address: mode === 'delivery' ? homeAddress : null,
    ...notes,
    promoCode: appliedPromo?.code ?? null,
    breakdown,
    estimatedFrom: after(minutesFrom),
    estimatedTo: after(minutesTo),
  };
}
