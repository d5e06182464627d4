import type { Order } from '../account/order.ts';
import { homeAddress } from '../private/fixtures/carts.ts';
import { placedOrder } from '../private/fixtures/orders.ts';
import { saffronTerms } from '../private/fixtures/restaurants.ts';
import type { Ordering } from './use-ordering.ts';

/** The order that a paid cart becomes, placed at this instant. */
export function orderFrom({ cart, mode, note, appliedPromo, breakdown }: Ordering, now: Date): Order {
  const { minutesFrom, minutesTo } = saffronTerms[mode];
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  return {
    ...placedOrder,
    mode,
    createdAt: now.toISOString(),
    placedAt: now.toISOString(),
    items: cart.items.map(({ id, menuItem, quantity, totalPrice }) => ({
      id,
      name: menuItem.name,
      photoUrl: menuItem.photoUrl,
      quantity,
      totalPrice,
      options: [],
      allergens: menuItem.allergens,
    })),
    address: mode === 'delivery' ? homeAddress : null,
    note,
    promoCode: appliedPromo?.code ?? null,
    breakdown,
    estimatedFrom: after(minutesFrom),
    estimatedTo: after(minutesTo),
  };
}
