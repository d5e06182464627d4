import {
  applySoldOut,
  type CartLineInPlace,
  cartLimits,
  clampQuantity,
  optionsHash,
  type SaleNote,
  type SelectedOption,
  type SoldOut,
  saleNote,
  soldOutAt,
} from '@tiffin/domain';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { cartItems, carts } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { runningMarks } from '../availability/sold-out.store.ts';
import { type DishRow, dishesQuery } from './cart.rows.ts';
import type { Dish } from './menu-item-cache.ts';
import { toDish } from './read-cart.ts';

/** Creates the cart of a customer at a restaurant unless there is one; safe when several requests do so at once. */
export async function ensureCart(db: Database, customerId: string, restaurantId: string): Promise<void> {
  await db.insert(carts).values({ id: newId(), customerId, restaurantId }).onConflictDoNothing();
}

/**
 * Locks the cart's row until the transaction ends and notes the change, creating it first where needed.
 * Every change of a cart and every checkout begins with this lock, so they never interleave.
 */
export async function lockCart(tx: Transaction, customerId: string, restaurantId: string): Promise<string> {
  const [cart] = await tx
    .insert(carts)
    .values({ id: newId(), customerId, restaurantId })
    .onConflictDoUpdate({ target: [carts.customerId, carts.restaurantId], set: { updatedAt: sql`now()` } })
    .returning({ id: carts.id });
  if (cart === undefined) throw new Error('An upsert of a cart gave back no row.');
  return cart.id;
}

/** Locks the cart that a condition names until the transaction ends; null when there is none. */
export async function lockCartWhere(tx: Transaction, condition: SQL | undefined): Promise<string | null> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(condition).for('no key update');
  return cart?.id ?? null;
}

/** A dish as customers see it at an instant, with when it is sold, and when it is back while it is sold out. */
export interface DishNow extends Dish {
  readonly saleNote: SaleNote | null;
  readonly backAt: string | null;
}

/** A dish of the restaurant at an instant; null when it is not on the menu. */
export async function findDish(
  tx: Transaction,
  restaurantId: string,
  menuItemId: string,
  now: Date,
): Promise<DishNow | null> {
  const [dish] = await findDishes(tx, restaurantId, [menuItemId], now);
  return dish ?? null;
}

/** Those of some dishes that are on the menu of the restaurant, at an instant. */
export async function findDishes(
  tx: Transaction,
  restaurantId: string,
  menuItemIds: readonly string[],
  now: Date,
): Promise<readonly DishNow[]> {
  if (menuItemIds.length === 0) return [];
  const { rows } = await tx.execute<{ dish: DishRow; soldOut: SoldOut[]; timeZone: string }>(
    dishesQuery(restaurantId, menuItemIds),
  );
  return rows
    .filter(({ dish }) => !dish.isRetired)
    .map((row) => {
      const dish = applySoldOut(toDish(row.dish), soldOutAt(row.soldOut, now));
      const { saleTimes } = dish;
      return {
        ...dish,
        saleNote: saleTimes === undefined ? null : saleNote(saleTimes, row.timeZone, now),
        backAt: row.dish.isAvailable ? (runningMarks(row.soldOut, now).get(dish.id)?.until ?? null) : null,
      };
    });
}

/** The lines of a locked cart, as far as another one may join them or be limited by them. */
export async function linesInCart(tx: Transaction, cartId: string): Promise<readonly CartLineInPlace[]> {
  const rows = await tx
    .select({
      menuItemId: cartItems.menuItemId,
      quantity: cartItems.quantity,
      selectedOptions: cartItems.selectedOptions,
    })
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId));
  return rows.map(({ menuItemId, ...line }) => ({ ...line, menuItem: { id: menuItemId } }));
}

/** How many of a dish a locked cart holds, however configured. */
export async function piecesInCart(tx: Transaction, cartId: string, menuItemId: string): Promise<number> {
  const [row] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int` })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.menuItemId, menuItemId)));
  return row?.pieces ?? 0;
}

/**
 * Adds to a locked cart: raises the quantity of the same configuration, else adds a line. Returns the line's id, or null
 * when the cart is full.
 */
export async function addLine(
  tx: Transaction,
  cartId: string,
  line: {
    readonly menuItemId: string;
    readonly quantity: number;
    readonly selectedOptions: readonly SelectedOption[];
  },
): Promise<string | null> {
  const hash = optionsHash(line.menuItemId, line.selectedOptions);
  const [raised] = await tx
    .update(cartItems)
    .set({ quantity: sql`least(${cartLimits.maxQuantity}, ${cartItems.quantity} + ${line.quantity})` })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.optionsHash, hash)))
    .returning({ id: cartItems.id });
  if (raised !== undefined) return raised.id;
  if ((await tx.$count(cartItems, eq(cartItems.cartId, cartId))) >= cartLimits.maxLines) return null;
  const id = newId();
  await tx.insert(cartItems).values({
    id,
    cartId,
    menuItemId: line.menuItemId,
    quantity: line.quantity,
    optionsHash: hash,
    selectedOptions: answered(line.selectedOptions),
    // Not the transaction's time: the lines of an order that is ordered again keep its order.
    createdAt: sql`clock_timestamp()`,
  });
  return id;
}

function answered(selectedOptions: readonly SelectedOption[]): SelectedOption[] {
  return selectedOptions.filter(({ choiceIds }) => choiceIds.length > 0);
}

/** Sets the quantity of a line of a locked cart; false when there is no such line. */
export async function setLineQuantity(
  tx: Transaction,
  cartId: string,
  itemId: string,
  quantity: number,
): Promise<boolean> {
  const changed = await tx
    .update(cartItems)
    .set({ quantity })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
    .returning({ id: cartItems.id });
  return changed.length > 0;
}

/** The dish of a line of a locked cart, or null when there is no such line. */
export async function dishIdOfLine(tx: Transaction, cartId: string, itemId: string): Promise<string | null> {
  const [line] = await tx
    .select({ menuItemId: cartItems.menuItemId })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)));
  return line?.menuItemId ?? null;
}

/**
 * Sets quantity and choices of a line of a locked cart, which keeps its id and its place; another line with the same
 * choices goes, and its quantity is added.
 */
export async function setLineChoices(
  tx: Transaction,
  cartId: string,
  itemId: string,
  line: {
    readonly menuItemId: string;
    readonly quantity: number;
    readonly selectedOptions: readonly SelectedOption[];
  },
): Promise<void> {
  const hash = optionsHash(line.menuItemId, line.selectedOptions);
  const isSame = and(eq(cartItems.cartId, cartId), eq(cartItems.optionsHash, hash), ne(cartItems.id, itemId));
  const [same] = await tx.delete(cartItems).where(isSame).returning({ quantity: cartItems.quantity });
  await tx
    .update(cartItems)
    .set({
      quantity: clampQuantity(line.quantity + (same?.quantity ?? 0)),
      optionsHash: hash,
      selectedOptions: answered(line.selectedOptions),
    })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)));
}

/** Removes a line of a locked cart; false when there is no such line. */
export async function removeLine(tx: Transaction, cartId: string, itemId: string): Promise<boolean> {
  const removed = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
    .returning({ id: cartItems.id });
  return removed.length > 0;
}

/** Removes every line of a locked cart. */
export async function removeAllLines(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
}

/** Takes what was ordered off a locked cart and leaves what was added since. */
export async function takeOrderedLines(
  tx: Transaction,
  cartId: string,
  ordered: readonly {
    readonly cartItemId: string;
    readonly optionsHash: string;
    readonly quantity: number;
  }[],
): Promise<void> {
  const lines = JSON.stringify(
    ordered.map(({ cartItemId, optionsHash, quantity }) => ({ id: cartItemId, hash: optionsHash, quantity })),
  );
  const linesOrdered = sql`json_to_recordset(${lines}::json) as ordered(id text, hash text, quantity int)`;
  // A line that has been given other choices since is another dish, which nobody has paid for.
  const isOrdered = sql`${cartItems.cartId} = ${cartId} and ${cartItems.id} = ordered.id
    and ${cartItems.optionsHash} = ordered.hash`;
  await tx.execute(
    sql`delete from ${cartItems} using ${linesOrdered} where ${isOrdered} and ${cartItems.quantity} <= ordered.quantity`,
  );
  await tx.execute(
    sql`update ${cartItems} set quantity = ${cartItems.quantity} - ordered.quantity from ${linesOrdered} where ${isOrdered}`,
  );
  await tx.update(carts).set({ updatedAt: sql`now()` }).where(eq(carts.id, cartId));
}
