import type { components } from '@tiffin/api/schema';
import {
  homeDishCount,
  markSoldOut,
  type Photo,
  penceFromPounds,
  priceRange,
  soldOutAt,
} from '@tiffin/domain';
import type pg from 'pg';
import { choiceColumns, itemColumns, optionColumns, readMarks, readOptionRows } from '../menu/menu.store.ts';
import {
  assembleItems,
  type CategoryRow,
  type ChoiceRow,
  type ItemRow,
  type OptionRow,
  optionsByItem,
  ownPhoto,
  prices,
} from '../menu/menu.wire.ts';
import { type SaleRow, type SoldOnWire, saleColumns, saleToWire } from '../menu/sale.wire.ts';
import { filterableOption } from './filterable.wire.ts';
import { marksOnCard, type RequiredChoiceRow, type RequiredOptionRow } from './marks-on-card.ts';

type Schemas = components['schemas'];
type MenuItemSummary = Schemas['MenuItemSummary'];

// A dish without what only its dialog shows.
const summaryColumns = `i.id, i.category_id as "categoryId", i.name, i.description, i.photo_url as "photoUrl", i.photo, i.price,
  i.is_available as "isAvailable", i.dietary, i.heat, i.kcal, i.is_alcohol as "isAlcohol", ${saleColumns},
  i.also_in as "alsoIn",
  exists (select from menu_options o where o.menu_item_id = i.id and not o.is_retired) as "hasOptions"`;

// An option that nobody has to answer counts where a choice is preselected or marked, takes off, or asks what may.
const affectsCard = `not o.is_retired and (o.min_choices > 0 or o.choice_id is not null or exists (
  select from menu_choices k where k.option_id = o.id and not k.is_retired and (k.price < 0 or k.is_preselected
    or k.dietary <> '{}' or exists (
    select from menu_options n where n.menu_item_id = o.menu_item_id and n.choice_id = k.id and not n.is_retired))))`;

// Retired rows are not part of the menu, and neither are the dishes of a retired category.
const queries = {
  updatedAt: {
    name: 'menu-parts-updated-at',
    text: 'select menu_updated_at as "updatedAt" from restaurants where id = $1',
  },
  timeZone: {
    name: 'menu-parts-time-zone',
    text: 'select time_zone as "timeZone" from restaurants where id = $1',
  },
  popular: {
    name: 'menu-parts-popular',
    text: 'select popular_item_ids as popular from restaurants where id = $1',
  },
  positions: {
    name: 'menu-parts-positions',
    text: `select i.id, i.allergens, i.dietary from menu_items i join menu_categories c on c.id = i.category_id
      where i.restaurant_id = $1 and not i.is_retired and not c.is_retired
      order by c.position, c.id, i.position, i.id`,
  },
  offeredChoices: {
    name: 'menu-parts-offered-choices',
    text: `select c.id, c.name, o.menu_item_id as "menuItemId", c.is_available as "isAvailable", o.choice_id as "parentId"
      from menu_choices c join menu_options o on o.id = c.option_id join menu_items i on i.id = o.menu_item_id
      where i.restaurant_id = $1 and not i.is_retired and not o.is_retired and not c.is_retired
      order by c.name, c.id`,
  },
  categories: {
    name: 'menu-parts-categories',
    text: `select c.id, c.name, c.short_name as "shortName", c.description, c.position,
        (select count(*)::int from menu_items i where i.restaurant_id = c.restaurant_id
          and (i.category_id = c.id or c.id = any(i.also_in)) and not i.is_retired) as "itemCount"
      from menu_categories c where c.restaurant_id = $1 and not c.is_retired order by c.position, c.id`,
  },
  allItems: {
    name: 'menu-parts-all-items',
    text: `select ${summaryColumns} from menu_items i
      where i.restaurant_id = $1 and not i.is_retired order by i.position, i.id`,
  },
  category: {
    name: 'menu-parts-category',
    text: `select id, name, short_name as "shortName", description, position from menu_categories
      where restaurant_id = $1 and id = $2 and not is_retired`,
  },
  itemsOfCategory: {
    name: 'menu-parts-items-of-category',
    text: `select ${summaryColumns} from menu_items i
      where i.restaurant_id = $1 and (i.category_id = $2 or $2 = any(i.also_in)) and not i.is_retired
      order by i.category_id <> $2, i.position, i.id`,
  },
  item: {
    name: 'menu-parts-item',
    text: `select ${itemColumns}
      from menu_items i join menu_categories c on c.id = i.category_id
      where i.restaurant_id = $1 and i.id = $2 and not i.is_retired and not c.is_retired`,
  },
  options: {
    name: 'menu-parts-options',
    text: `select ${optionColumns}
      from menu_options o where o.menu_item_id = $1 and not o.is_retired order by o.position, o.id`,
  },
  choices: {
    name: 'menu-parts-choices',
    text: `select ${choiceColumns}
      from menu_choices c join menu_options o on o.id = c.option_id
      where o.menu_item_id = $1 and not o.is_retired and not c.is_retired order by c.position, c.id`,
  },
  requiredOptions: {
    name: 'menu-parts-required-options',
    text: `select o.id, o.menu_item_id as "menuItemId", o.choice_id as "choiceId", o.name, o.min_choices as "minChoices",
        o.max_choices as "maxChoices", o.included, o.pricing
      from menu_options o where o.menu_item_id = any($1) and ${affectsCard} order by o.position, o.id`,
  },
  requiredChoices: {
    name: 'menu-parts-required-choices',
    text: `select c.id, c.option_id as "optionId", c.name, c.price, c.max_pieces as "max",
        c.is_preselected as "isPreselected", c.is_available as "isAvailable", c.dietary
      from menu_choices c join menu_options o on o.id = c.option_id
      where o.menu_item_id = any($1) and not c.is_retired and ${affectsCard}
      order by c.position, c.id`,
  },
};

interface SummaryRow
  extends Omit<
      MenuItemSummary,
      '_id' | 'photo' | 'priceFrom' | 'priceVaries' | 'isAlcohol' | keyof SoldOnWire
    >,
    SaleRow {
  readonly id: string;
  readonly photo: Photo | null;
  readonly isAlcohol: boolean;
  readonly categoryId: string;
  readonly alsoIn: readonly string[];
}
type FilterableRow = Pick<ItemRow, 'id' | 'allergens' | 'dietary'>;
interface OfferedChoiceRow {
  readonly id: string;
  readonly name: string;
  readonly menuItemId: string;
  readonly isAvailable: boolean;
  /** The choice that it is asked for; null for a choice of the dish itself. */
  readonly parentId: string | null;
}
interface CountedCategoryRow extends CategoryRow {
  readonly itemCount: number;
}

/** A restaurant at a moment of the database: which one, when, and in which version of what customers see. */
export interface MenuSnapshot {
  readonly client: pg.PoolClient;
  readonly restaurantId: string;
  readonly version: string;
  readonly now: Date;
}

/** The categories of a menu with their counts and first dishes. */
export async function readMenuOverview(snapshot: MenuSnapshot): Promise<Schemas['MenuOverview']> {
  const { client, restaurantId } = snapshot;
  const values = [restaurantId];
  const categories = await client.query<CountedCategoryRow>({ ...queries.categories, values });
  const items = await client.query<SummaryRow>({ ...queries.allItems, values });
  const itemsOf = await summariesByCategory(snapshot, withFurther(items.rows));
  const dishes = categories.rows.flatMap(({ id }) => itemsOf.get(id) ?? []);
  const count = homeDishCount(categories.rows.length);
  // As the page shows them: the first category that has dishes shows one more.
  const leading = categories.rows.find(({ itemCount }) => itemCount > 0)?.id;
  return {
    restaurantId,
    updatedAt: await readUpdatedAt(snapshot),
    priceRange: priceRange(dishes.map((dish) => ({ priceFrom: penceFromPounds(dish.priceFrom) }))),
    categories: categories.rows.map(({ id, ...category }) => ({
      _id: id,
      ...category,
      items: (itemsOf.get(id) ?? []).slice(0, id === leading ? count + 1 : count),
    })),
  };
}

/** All dishes of a menu in brief. */
export async function readMenuIndex(snapshot: MenuSnapshot): Promise<Schemas['MenuIndex']> {
  const { client, restaurantId, version } = snapshot;
  const values = [restaurantId];
  const popular = await client.query<{ popular: string[] }>({ ...queries.popular, values });
  const categories = await client.query<CountedCategoryRow>({ ...queries.categories, values });
  const items = await client.query<SummaryRow>({ ...queries.allItems, values });
  const itemsOf = await summariesByCategory(snapshot, items.rows);
  return {
    restaurantId,
    version,
    updatedAt: await readUpdatedAt(snapshot),
    popular: popular.rows[0]?.popular ?? [],
    categories: categories.rows.map(({ id, itemCount: _itemCount, ...category }) => ({
      _id: id,
      ...category,
      items: itemsOf.get(id) ?? [],
    })),
  };
}

/**
 * The names of the choices on sale, each with the positions of its dishes in the index of the same version, and what a
 * filter reads of every dish.
 */
export async function readMenuChoices({
  client,
  restaurantId,
  version,
  now,
}: MenuSnapshot): Promise<Schemas['MenuChoices']> {
  const values = [restaurantId];
  const dishes = await client.query<FilterableRow>({ ...queries.positions, values });
  const offered = await client.query<OfferedChoiceRow>({ ...queries.offeredChoices, values });
  const positionOf = new Map(dishes.rows.map(({ id }, position) => [id, position]));
  const soldOut = soldOutAt(await readMarks(client, restaurantId), now);
  const dishesOf = new Map<string, Set<number>>();
  const marked = markSoldOut(offered.rows, soldOut);
  const onSale = new Set(marked.filter(({ isAvailable }) => isAvailable).map(({ id }) => id));
  for (const { id, name, menuItemId, parentId } of marked) {
    const position = positionOf.get(menuItemId);
    const isOffered = onSale.has(id) && (parentId === null || onSale.has(parentId));
    if (!isOffered || position === undefined) continue;
    dishesOf.set(name, (dishesOf.get(name) ?? new Set()).add(position));
  }
  const choices = [...dishesOf].map(([name, positions]) => ({
    name,
    dishes: [...positions].sort((a, b) => a - b),
  }));
  const options = await readOptionRows(client, restaurantId);
  const optionsOf = optionsByItem(options.options, markSoldOut(options.choices, soldOut));
  return {
    restaurantId,
    version,
    choices,
    dishes: dishes.rows.map(({ id, allergens, dietary }) => ({
      allergens,
      dietary: [...dietary],
      options: (optionsOf.get(id) ?? []).map(filterableOption),
    })),
  };
}

/** A category of the restaurant with all its dishes in brief; null when its menu has no such category. */
export async function readMenuCategory(
  snapshot: MenuSnapshot,
  categoryId: string,
): Promise<Schemas['MenuCategoryListing'] | null> {
  const { client, restaurantId } = snapshot;
  const { rows } = await client.query<CategoryRow>({
    ...queries.category,
    values: [restaurantId, categoryId],
  });
  const category = rows[0];
  if (category === undefined) return null;
  const items = await client.query<SummaryRow>({
    ...queries.itemsOfCategory,
    values: [restaurantId, categoryId],
  });
  const itemsOf = await summariesByCategory(snapshot, items.rows);
  const { id, ...rest } = category;
  return { _id: id, ...rest, items: [...itemsOf.values()].flat() };
}

/** A dish of the restaurant with its options and allergens; null when its menu has no such dish. */
export async function readMenuItem(
  { client, restaurantId, now }: MenuSnapshot,
  itemId: string,
): Promise<Schemas['MenuItemInCategory'] | null> {
  const items = await client.query<ItemRow>({ ...queries.item, values: [restaurantId, itemId] });
  if (items.rows.length === 0) return null;
  const options = await client.query<OptionRow>({ ...queries.options, values: [itemId] });
  const choices = await client.query<ChoiceRow>({ ...queries.choices, values: [itemId] });
  const soldOut = soldOutAt(await readMarks(client, restaurantId), now);
  const [dish] = assembleItems(
    markSoldOut(items.rows, soldOut),
    options.rows,
    markSoldOut(choices.rows, soldOut),
    { now, timeZone: await readTimeZone(client, restaurantId) },
  );
  return dish === undefined ? null : { categoryId: dish.categoryId, menuItem: dish.item };
}

async function readUpdatedAt({ client, restaurantId }: MenuSnapshot): Promise<string> {
  const { rows } = await client.query<{ updatedAt: Date }>({ ...queries.updatedAt, values: [restaurantId] });
  const [restaurant] = rows;
  if (restaurant === undefined) throw new Error(`Restaurant ${restaurantId} has left its own snapshot.`);
  return restaurant.updatedAt.toISOString();
}

/** The dishes of each category, then those of others that it lists too. */
function withFurther(rows: readonly SummaryRow[]): SummaryRow[] {
  const further = rows.flatMap((row) => row.alsoIn.map((categoryId) => ({ ...row, categoryId })));
  return [...rows, ...further];
}

async function readTimeZone(client: pg.PoolClient, restaurantId: string): Promise<string> {
  const { rows } = await client.query<{ timeZone: string }>({ ...queries.timeZone, values: [restaurantId] });
  return rows[0]?.timeZone ?? 'Europe/London';
}

/** Dishes as customers see them, by category. */
async function summariesByCategory(
  { client, restaurantId, now }: MenuSnapshot,
  rows: readonly SummaryRow[],
): Promise<ReadonlyMap<string, MenuItemSummary[]>> {
  const soldOut = soldOutAt(await readMarks(client, restaurantId), now);
  const optionsOf = await readRequiredOptions(client, rows, soldOut);
  const at = { now, timeZone: await readTimeZone(client, restaurantId) };
  const itemsOf = new Map<string, MenuItemSummary[]>();
  for (const row of markSoldOut(rows, soldOut)) {
    const { id, categoryId, alsoIn: _alsoIn, price, photo, isAlcohol, ...more } = row;
    const { saleTimes, onlyMode, maxPerOrder, ...item } = more;
    const options = optionsOf.get(id) ?? [];
    const extras = {
      ...ownPhoto(photo),
      ...marksOnCard(item.dietary, options),
      ...(isAlcohol && { isAlcohol }),
      ...saleToWire({ saleTimes, onlyMode, maxPerOrder }, at),
    };
    const summary = { _id: id, ...item, ...extras, ...prices(price, options) };
    const items = itemsOf.get(categoryId);
    if (items === undefined) itemsOf.set(categoryId, [summary]);
    else items.push(summary);
  }
  return itemsOf;
}

/** The options of each dish that its card depends on. */
async function readRequiredOptions(
  client: pg.PoolClient,
  dishes: readonly { readonly id: string }[],
  soldOut: ReadonlySet<string>,
) {
  const values = [dishes.map(({ id }) => id)];
  const options = await client.query<RequiredOptionRow>({ ...queries.requiredOptions, values });
  const choices = await client.query<RequiredChoiceRow>({ ...queries.requiredChoices, values });
  return optionsByItem(options.rows, markSoldOut(choices.rows, soldOut));
}
