import { cardMarks, type DietOption } from './card-marks.ts';
import type { FilterableDish } from './filterable-dish.ts';
import type { Menu, MenuCategory, MenuItem } from './menu.ts';
import { type PriceFrom, priceFrom } from './price-from.ts';
import type { PriceRange } from './price-range.ts';

/** A dish as its card shows it: without its options and allergens, which are read before it is added. */
export interface MenuItemSummary
  extends PriceFrom,
    Pick<
      MenuItem,
      | 'id'
      | 'name'
      | 'description'
      | 'photoUrl'
      | 'photo'
      | 'price'
      | 'isAvailable'
      | 'dietary'
      | 'heat'
      | 'kcal'
      | 'saleNote'
      | 'modes'
      | 'maxPerOrder'
    > {
  /** Holds alcohol, whatever is chosen: left out where it does not. */
  readonly isAlcohol?: true;
  /** What would make it vegan or vegetarian; left out where it is, or never can be. `dietary` holds as it is offered. */
  readonly dietOption?: DietOption;
  /** Whether the customer has something to choose before it can be added. */
  readonly hasOptions: boolean;
}

/** A category with all its dishes as their cards show them. */
export interface MenuCategoryListing extends Omit<MenuCategory, 'items'> {
  readonly items: readonly MenuItemSummary[];
}

/** A category with its first dishes only; `itemCount` counts all of them. */
export interface MenuCategorySummary extends MenuCategoryListing {
  readonly itemCount: number;
}

/** What the home page shows of a menu: its categories, each with its first dishes. */
export interface MenuOverview extends Omit<Menu, 'categories'> {
  /** How dear the whole menu is; null where no dish costs anything. */
  readonly priceRange: PriceRange | null;
  readonly categories: readonly MenuCategorySummary[];
}

/** All dishes of a menu as their cards show them, for searching without asking the server. */
export interface MenuIndex extends Omit<Menu, 'categories'> {
  /** Of what customers see of the restaurant, from the same moment as the dishes. */
  readonly version: string;
  /** The ids of the dishes that most orders of the last weeks held, the first one most; none where too few came. */
  readonly popular: readonly string[];
  readonly categories: readonly MenuCategoryListing[];
}

/** The choices of a menu beside the index of the same version: their names, each once, for searching, and what a filter reads. */
export interface MenuChoices {
  readonly restaurantId: string;
  readonly version: string;
  readonly choices: readonly {
    readonly name: string;
    /** The dishes that offer it now, by their positions in the index. */
    readonly dishes: readonly number[];
  }[];
  /** Every dish at its position in the index. */
  readonly dishes: readonly FilterableDish[];
}

/** A dish with the category that it stands in. */
export interface MenuItemInCategory extends MenuItem {
  readonly categoryId: string;
}

/** Returns what a card shows of a dish. */
export function summariseMenuItem(item: MenuItem): MenuItemSummary {
  const { id, name, description, photoUrl, price, isAvailable, heat, kcal, options, ...more } = item;
  const hasOptions = options.length > 0;
  const shown = { id, name, description, photoUrl, price, isAvailable, heat, kcal, ...cardMarks(item) };
  const { photo, isAlcohol, saleNote, modes, maxPerOrder } = more;
  return {
    ...shown,
    ...(photo !== undefined && { photo }),
    ...(isAlcohol && { isAlcohol }),
    ...priceFrom(item),
    hasOptions,
    ...(saleNote !== undefined && { saleNote }),
    ...(modes !== undefined && { modes }),
    ...(maxPerOrder !== undefined && { maxPerOrder }),
  };
}
