import {
  type Cart,
  type CartItem,
  cartSubtotal,
  lineTotal,
  type MenuItem,
  pence,
  selectionProblems,
  unitPrice,
} from '@tiffin/domain';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Transaction } from '../../db/client.ts';
import { type CartRow, cartQuery, type DishRow } from './cart.rows.ts';

/** What the rules of the domain ask about a dish. */
export type Dish = Pick<
  MenuItem,
  'id' | 'name' | 'photoUrl' | 'price' | 'isAvailable' | 'allergens' | 'options'
>;

const dialect = new PgDialect();

/** The cart of a customer at a restaurant, or null before the first use; a prepared statement, as it is read most. */
export async function readCart(
  pool: pg.Pool,
  customerId: string,
  restaurantId: string,
): Promise<Cart | null> {
  const query = dialect.sqlToQuery(cartQuery(customerId, restaurantId));
  const { rows } = await pool.query<CartRow>({ name: 'read-cart', text: query.sql, values: query.params });
  return rows[0] === undefined ? null : toCart(rows[0]);
}

/** The same inside a transaction, which sees its own changes. */
export async function readCartWithin(
  tx: Transaction,
  customerId: string,
  restaurantId: string,
): Promise<Cart | null> {
  const { rows } = await tx.execute<CartRow & Record<string, unknown>>(cartQuery(customerId, restaurantId));
  return rows[0] === undefined ? null : toCart(rows[0]);
}

/** A dish as the domain knows it; what has left the menu is not available. */
export function toDish(row: DishRow): Dish {
  return {
    id: row.id,
    name: row.name,
    photoUrl: row.photoUrl,
    price: pence(row.price),
    isAvailable: row.isAvailable && !row.isRetired,
    allergens: row.allergens,
    options: row.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, price: pence(choice.price) })),
    })),
  };
}

function toCart(row: CartRow): Cart {
  const items = row.items.map(toCartItem);
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    items,
    totalAmount: cartSubtotal(items),
    updatedAt: row.updatedAt,
  };
}

function toCartItem(row: CartRow['items'][number]): CartItem {
  const dish = toDish(row.dish);
  const unavailableReason = row.dish.isRetired
    ? `${dish.name} is no longer on the menu.`
    : (selectionProblems(dish, row.selectedOptions)[0]?.message ?? null);
  const price = unitPrice(dish, row.selectedOptions);
  return {
    id: row.id,
    quantity: row.quantity,
    optionsHash: row.optionsHash,
    unitPrice: price,
    totalPrice: lineTotal(price, row.quantity),
    isAvailable: unavailableReason === null,
    unavailableReason,
    menuItem: dish,
    selectedOptions: row.selectedOptions,
  };
}
