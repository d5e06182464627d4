import { type Allergens, type DietaryMark, orderingModes, type Photo, type SaleTime } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { hexId, idColumn, penceColumn, quotedList } from './columns.ts';
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
    /** What the kitchen calls it, shorter than the menu does; null where it says the same. */
    kitchenName: text('kitchen_name'),
    description: text('description').notNull(),
    photoUrl: text('photo_url'),
    /** The restaurant's own photo behind `photoUrl`; null for other pictures. */
    photo: jsonb('photo').$type<Photo>(),
    price: penceColumn('price').notNull(),
    isAvailable: boolean('is_available').notNull(),
    /** Null when the restaurant has not stated them, which never means that there are none. */
    allergens: jsonb('allergens').$type<Allergens>(),
    dietary: text('dietary').array().$type<DietaryMark[]>().notNull(),
    heat: smallint('heat').$type<0 | 1 | 2 | 3>().notNull(),
    kcal: integer('kcal'),
    isAlcohol: boolean('is_alcohol').notNull().default(false),
    /** Null where it is always sold. */
    saleTimes: jsonb('sale_times').$type<SaleTime[]>(),
    /** The only mode in which it is sold; null where it is sold in both. */
    onlyMode: text('only_mode', { enum: orderingModes }),
    maxPerOrder: smallint('max_per_order'),
    /** The ids of further categories that list it, after their own dishes. */
    alsoIn: text('also_in').array().notNull().default([]),
    /** The ids of dishes that go with it, at most three; one may have left the menu. */
    goesWith: text('goes_with').array().notNull().default([]),
    position: smallint('position').notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    hexId('menu_items_id_hex', table.id),
    index('menu_items_restaurant').on(table.restaurantId, table.position),
    index('menu_items_category').on(table.categoryId),
    // Each read of a restaurant's version asks for these: most menus have none.
    index('menu_items_sale_times').on(table.restaurantId).where(sql`${table.saleTimes} is not null`),
    check('menu_items_price', sql`${table.price} >= 0`),
    check('menu_items_heat', sql`${table.heat} between 0 and 3`),
    check('menu_items_only_mode', sql`${table.onlyMode} in (${sql.raw(quotedList(orderingModes))})`),
    check('menu_items_max_per_order', sql`${table.maxPerOrder} between 1 and 99`),
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
    /** The choice that asks it while it is chosen; null for an option of the dish itself. */
    choiceId: idColumn('choice_id').references((): AnyPgColumn => menuChoices.id),
    name: text('name').notNull(),
    minChoices: smallint('min_choices').notNull(),
    maxChoices: smallint('max_choices').notNull(),
    /** How many pieces cost nothing, the least expensive ones. */
    included: smallint('included').notNull().default(0),
    /** Only the dearest piece is paid for; null where the pieces add up. */
    pricing: text('pricing', { enum: ['dearest'] }),
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
    check('menu_options_included', sql`${table.included} >= 0`),
    check('menu_options_pricing', sql`${table.pricing} in ('dearest')`),
  ],
);

/** The choices within an option; `price` is added to the dish's, and may take off. */
export const menuChoices = pgTable(
  'menu_choices',
  {
    id: idColumn('id').primaryKey(),
    optionId: idColumn('option_id')
      .notNull()
      .references(() => menuOptions.id),
    name: text('name').notNull(),
    /** What the kitchen calls it, shorter than the menu does; null where it says the same. */
    kitchenName: text('kitchen_name'),
    price: penceColumn('price').notNull(),
    /** How many pieces of it one dish may have. */
    maxPieces: smallint('max_pieces').notNull().default(1),
    isPreselected: boolean('is_preselected').notNull().default(false),
    isAvailable: boolean('is_available').notNull(),
    /** Null when the restaurant has not stated them. */
    allergens: jsonb('allergens').$type<Allergens>(),
    /** Its marks; what is not stated is not among them. */
    dietary: text('dietary').array().$type<DietaryMark[]>().notNull().default([]),
    /** Of one piece; null when it is not stated. */
    kcal: integer('kcal'),
    /** Brings alcohol to its dish. */
    isAlcohol: boolean('is_alcohol').notNull().default(false),
    position: smallint('position').notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    hexId('menu_choices_id_hex', table.id),
    index('menu_choices_option').on(table.optionId, table.position),
    check('menu_choices_kcal', sql`${table.kcal} is null or ${table.kcal} >= 0`),
    check('menu_choices_max_pieces', sql`${table.maxPieces} >= 1`),
  ],
);
