import {
  applySoldOut,
  type Cart,
  type CartItem,
  cartSubtotal,
  configure,
  lineTotal,
  type MenuOption,
  pence,
  saleNote,
  selectionProblems,
  soldOutAt,
} from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { batchReads } from '../../db/batch-reads.ts';
import type { Transaction } from '../../db/client.ts';
import { statedMarks } from '../menu/menu.wire.ts';
import {
  bareCartsQuery,
  type CartLineRow,
  type CartRow,
  cartQuery,
  type DishRow,
  type OptionOfDishRow,
} from './cart.rows.ts';
import {
  type CachedMenuItem,
  createMenuItemCache,
  type Dish,
  type MenuItemCache,
} from './menu-item-cache.ts';

// Written out once: putting so long a query together takes longer than running it.
const dialect = new PgDialect();
const given = [sql.placeholder('customerId'), sql.placeholder('restaurantId')] as const;
const preparedCart = { name: 'read-cart', text: dialect.sqlToQuery(cartQuery(...given)).sql };
const preparedBareCarts = { name: 'read-bare-carts', text: dialect.sqlToQuery(bareCartsQuery).sql };

/** Reads the cart of a customer at a restaurant at an instant; null before the first use. */
export type ReadCart = (customerId: string, restaurantId: string, now: Date) => Promise<Cart | null>;

/**
 * Makes the reader of carts. They are read more than anything else, so dishes are remembered: the database is asked for
 * the lines and the version of the menu, and for dishes only when the version is another one or a dish is new to us.
 */
export function createReadCart(pool: pg.Pool): ReadCart {
  const dishes = createMenuItemCache();
  const readBare = batchReads<BareCartRow>(pool, preparedBareCarts);
  return async (customerId, restaurantId, now) => {
    const bare = await readBare(customerId, restaurantId);
    if (bare === null) return null;
    const remembered = withDishes(bare, dishes, now);
    if (remembered !== null) return remembered;
    const values = [customerId, restaurantId];
    const { rows } = await pool.query<CartRow>({ ...preparedCart, values });
    const [row] = rows;
    if (row === undefined) return null;
    dishes.remember(
      restaurantId,
      row.menuVersion,
      row.items.map((item) => toMenuDish(item.dish)),
    );
    return toCart(row, now);
  };
}

type BareCartRow = CartRow<CartLineRow & { readonly menuItemId: string }>;

function withDishes(row: BareCartRow, dishes: MenuItemCache, now: Date): Cart | null {
  const soldOut = soldOutAt(row.soldOut, now);
  const items: CartItem[] = [];
  for (const line of row.items) {
    const dish = dishes.find(row.restaurantId, row.menuVersion, line.menuItemId);
    if (dish === undefined) return null;
    items.push(toCartItem(line, dish, { soldOut, now, timeZone: row.timeZone }));
  }
  return cartOf(row, items);
}

/** The same inside a transaction, which sees its own changes. */
export async function readCartWithin(
  tx: Transaction,
  customerId: string,
  restaurantId: string,
  now: Date,
): Promise<Cart | null> {
  const { rows } = await tx.execute<CartRow & Record<string, unknown>>(cartQuery(customerId, restaurantId));
  return rows[0] === undefined ? null : toCart(rows[0], now);
}

/** A dish as the domain knows it; what has left the menu is not available. */
export function toDish(row: DishRow): Dish {
  return {
    id: row.id,
    name: row.name,
    photoUrl: row.photoUrl,
    ...(row.photo !== null && { photo: row.photo }),
    price: pence(row.price),
    isAvailable: row.isAvailable && !row.isRetired,
    allergens: row.allergens,
    ...(row.isAlcohol && { isAlcohol: row.isAlcohol }),
    dietary: row.dietary,
    categoryId: row.categoryId,
    ...(row.saleTimes !== null && { saleTimes: row.saleTimes }),
    ...(row.onlyMode !== null && { modes: [row.onlyMode] }),
    ...(row.maxPerOrder !== null && { maxPerOrder: row.maxPerOrder }),
    ...(row.goesWith.length > 0 && { goesWith: row.goesWith }),
    options: row.options.map(toOption),
  };
}

function toOption({ included, pricing, choices, ...option }: OptionOfDishRow): MenuOption {
  return {
    ...option,
    ...(included > 0 && { included }),
    ...(pricing !== null && { pricing }),
    choices: choices.map(({ price, max, isPreselected, dietary, kcal, isAlcohol, options, ...choice }) => ({
      ...choice,
      price: pence(price),
      ...(max > 1 && { max }),
      ...(isPreselected && { isPreselected }),
      ...statedMarks({ dietary, kcal, isAlcohol }),
      ...(options !== null && { options: options.map(toOption) }),
    })),
  };
}

function toMenuDish(row: DishRow): CachedMenuItem {
  return { dish: toDish(row), isRetired: row.isRetired };
}

function toCart(row: CartRow, now: Date): Cart {
  const soldOut = soldOutAt(row.soldOut, now);
  return cartOf(
    row,
    row.items.map((line) =>
      toCartItem(line, toMenuDish(line.dish), { soldOut, now, timeZone: row.timeZone }),
    ),
  );
}

function cartOf(row: Omit<CartRow, 'items'>, items: CartItem[]): Cart {
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    items,
    totalAmount: cartSubtotal(items),
    updatedAt: row.updatedAt,
  };
}

interface Moment {
  readonly soldOut: ReadonlySet<string>;
  readonly now: Date;
  readonly timeZone: string;
}

function toCartItem(
  line: CartLineRow,
  { dish: remembered, isRetired }: CachedMenuItem,
  { soldOut, now, timeZone }: Moment,
): CartItem {
  const dish = applySoldOut(remembered, soldOut);
  const unavailableReason = isRetired
    ? `${dish.name} is no longer on the menu.`
    : (selectionProblems(dish, line.selectedOptions)[0]?.message ?? null);
  const { unitPrice } = configure(dish, line.selectedOptions);
  const note = dish.saleTimes === undefined ? null : saleNote(dish.saleTimes, timeZone, now);
  return {
    id: line.id,
    quantity: line.quantity,
    optionsHash: line.optionsHash,
    unitPrice,
    totalPrice: lineTotal(unitPrice, line.quantity),
    isAvailable: unavailableReason === null,
    unavailableReason,
    ...(note !== null && { saleNote: note }),
    menuItem: dish,
    selectedOptions: line.selectedOptions,
  };
}
