import type { SelectedOption } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hexId, idColumn, moment } from './columns.ts';
import { customers } from './customers.ts';
import { menuItems } from './menu.ts';
import { restaurants } from './restaurants.ts';

/** One cart for each customer and restaurant; its row is what checkout locks. */
export const carts = pgTable(
  'carts',
  {
    id: idColumn('id').primaryKey(),
    customerId: idColumn('customer_id')
      .notNull()
      .references(() => customers.id),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    hexId('carts_id_hex', table.id),
    uniqueIndex('carts_customer_restaurant').on(table.customerId, table.restaurantId),
  ],
);

/** The lines of the carts; prices are not kept here but read from the menu each time. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: idColumn('id').primaryKey(),
    cartId: idColumn('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    menuItemId: idColumn('menu_item_id')
      .notNull()
      .references(() => menuItems.id),
    quantity: smallint('quantity').notNull(),
    optionsHash: text('options_hash').notNull(),
    selectedOptions: jsonb('selected_options').$type<SelectedOption[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    hexId('cart_items_id_hex', table.id),
    uniqueIndex('cart_items_options').on(table.cartId, table.optionsHash),
    index('cart_items_menu_item').on(table.menuItemId),
    check('cart_items_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);
