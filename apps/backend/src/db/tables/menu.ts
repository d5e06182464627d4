import type { Allergens, DietaryMark } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { hexId, idColumn, penceColumn } from './columns.ts';
import { restaurants } from './restaurants.ts';

// What leaves a menu is retired, never deleted: carts and orders may still name it.

/** The categories of the menus, in the order of `position`. */
export const menuCategories = pgTable(
  'menu_categories',
  {
    id: idColumn('id').primaryKey(),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    description: text('description').notNull(),
    position: smallint('position').notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    hexId('menu_categories_id_hex', table.id),
    index('menu_categories_restaurant').on(table.restaurantId, table.position),
  ],
);

/** The dishes. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: idColumn('id').primaryKey(),
    categoryId: idColumn('category_id')
      .notNull()
      .references(() => menuCategories.id),
    restaurantId: idColumn('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    photoUrl: text('photo_url'),
    price: penceColumn('price').notNull(),
    isAvailable: boolean('is_available').notNull(),
    /** Null when the restaurant has not stated them, which never means that there are none. */
    allergens: jsonb('allergens').$type<Allergens>(),
    dietary: text('dietary').array().$type<DietaryMark[]>().notNull(),
    heat: smallint('heat').$type<0 | 1 | 2 | 3>().notNull(),
    kcal: integer('kcal'),
    position: smallint('position').notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    hexId('menu_items_id_hex', table.id),
    index('menu_items_restaurant').on(table.restaurantId, table.position),
    index('menu_items_category').on(table.categoryId),
    check('menu_items_price', sql`${table.price} >= 0`),
    check('menu_items_heat', sql`${table.heat} between 0 and 3`),
    check('menu_items_kcal', sql`${table.kcal} is null or ${table.kcal} >= 0`),
  ],
);

/** The options of the dishes, as "Choose your rice". */
export const menuOptions = pgTable(
  'menu_options',
  {
    id: idColumn('id').primaryKey(),
    menuItemId: idColumn('menu_item_id')
      .notNull()
      .references(() => menuItems.id),
    name: text('name').notNull(),
    minChoices: smallint('min_choices').notNull(),
    maxChoices: smallint('max_choices').notNull(),
    position: smallint('position').notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    hexId('menu_options_id_hex', table.id),
    index('menu_options_item').on(table.menuItemId, table.position),
    check(
      'menu_options_range',
      sql`${table.minChoices} >= 0 and ${table.maxChoices} >= 1 and ${table.minChoices} <= ${table.maxChoices}`,
    ),
  ],
);

/** The choices within an option; `price` is added to the dish's. */
export const menuChoices = pgTable(
  'menu_choices',
  {
    id: idColumn('id').primaryKey(),
    optionId: idColumn('option_id')
      .notNull()
      .references(() => menuOptions.id),
    name: text('name').notNull(),
    price: penceColumn('price').notNull(),
    isAvailable: boolean('is_available').notNull(),
    /** Null when the restaurant has not stated them. */
    allergens: jsonb('allergens').$type<Allergens>(),
    position: smallint('position').notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    hexId('menu_choices_id_hex', table.id),
    index('menu_choices_option').on(table.optionId, table.position),
    check('menu_choices_price', sql`${table.price} >= 0`),
  ],
);
