import { judgeReorder, leftMessage } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { RequestBody } from '../../contract/handler.ts';
import type { Transaction } from '../../db/client.ts';
import { holdRestaurant } from '../../db/lock-restaurant.ts';
import { type OrderRow, restaurants } from '../../db/schema.ts';
import { addLine, findDishes, linesInCart, lockCart } from '../cart/cart.store.ts';
import type { KnownReorder } from './reorder.wire.ts';

/** What came of ordering again; everything but `done` is to be rolled back. */
export type ReorderOutcome =
  | { readonly kind: 'done'; readonly result: KnownReorder }
  | { readonly kind: 'restaurant_gone' | 'never_placed' | 'cart_full' | 'version_missing' }
  /** The places of the ids that are not of the order. */
  | { readonly kind: 'unknown_lines'; readonly places: readonly number[] };

/** Puts an order, or the lines of it that are named, into its customer's cart. */
export async function reorder(
  tx: Transaction,
  app: Pick<AppContext, 'clock'>,
  customerId: string,
  { restaurantId, placedAt, snapshot }: OrderRow,
  { acceptAllergens = [], menuVersion }: RequestBody<'reorder'>,
): Promise<ReorderOutcome> {
  const cartId = await lockCart(tx, customerId, restaurantId);
  if (!(await holdRestaurant(tx, restaurantId))) return { kind: 'restaurant_gone' };
  if (placedAt === null) return { kind: 'never_placed' };
  const { items } = snapshot;
  const places = acceptAllergens.flatMap((id, place) =>
    items.some((item) => item.id === id) ? [] : [place],
  );
  if (places.length > 0) return { kind: 'unknown_lines', places };
  if (acceptAllergens.length > 0 && menuVersion === undefined) return { kind: 'version_missing' };
  const lines = acceptAllergens.length === 0 ? items : items.filter(({ id }) => acceptAllergens.includes(id));

  const now = app.clock.now();
  const menu = await readMenuVersion(tx, restaurantId);
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))];
  const dishes = await findDishes(tx, restaurantId, ids, now);
  // Before and after the dishes: only then they are surely those that the customer has read. The answer says the one
  // before, which beside an import is too low: that asks once too often rather than not at all.
  const isAsRead =
    menuVersion === menu.version && menuVersion === (await readMenuVersion(tx, restaurantId)).version;
  const judged = judgeReorder({
    lines,
    dishes: new Map(dishes.map((dish) => [dish.id, dish])),
    cart: await linesInCart(tx, cartId),
    accepted: new Set(isAsRead ? acceptAllergens : []),
  });
  if (judged === 'cart_full') return { kind: 'cart_full' };

  const result = {
    menuVersion: menu.version,
    added: [] as KnownReorder['added'][number][],
    changed: [] as KnownReorder['changed'][number][],
    left: [] as KnownReorder['left'][number][],
  };
  for (const one of judged) {
    const { line, name, unitPrice } = one;
    if (one.verdict === 'leave') {
      const { why } = one;
      result.left.push({
        lineId: line.id,
        name,
        quantity: line.quantity,
        unitPrice,
        reason: why.reason,
        message: leftMessage(why, { now, timeZone: menu.timeZone }),
        ...('choices' in why && { choices: why.choices }),
        ...(why.reason === 'allergens_changed' && { allergens: { before: why.before, now: why.now } }),
      });
      continue;
    }
    const { quantity, selectedOptions, allergens, renamed } = one;
    const cartItemId = await addLine(tx, cartId, { menuItemId: line.menuItemId, quantity, selectedOptions });
    if (cartItemId === null) throw new Error('A cart took fewer lines than it was judged to.');
    result[one.isChanged ? 'changed' : 'added'].push({
      lineId: line.id,
      cartItemId,
      name,
      quantity,
      unitPrice: one.unitPrice,
      allergens,
      before: { quantity: line.quantity, unitPrice: line.unitPrice, allergens: line.allergens },
      ...(renamed.length > 0 && { renamed }),
    });
  }
  return { kind: 'done', result };
}

async function readMenuVersion(
  tx: Transaction,
  restaurantId: string,
): Promise<{ readonly version: number; readonly timeZone: string }> {
  const [menu] = await tx
    .select({ version: restaurants.menuVersion, timeZone: restaurants.timeZone })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  if (menu === undefined) throw new Error('A restaurant that is held is gone.');
  return menu;
}
