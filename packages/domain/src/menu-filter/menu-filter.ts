import type { Allergen } from '../menu/allergens.ts';
import type { Diet } from '../menu/diets.ts';
import type { Choice, MenuItem, MenuOption } from '../menu/menu.ts';

/** What a customer leaves out of a menu: dishes with some allergens, and all that do not suit some diets. */
export interface MenuFilter {
  readonly allergens: readonly Allergen[];
  /** Dishes stay that only may contain one of the allergens. */
  readonly allowsMayContain: boolean;
  readonly diets: readonly Diet[];
}

/** A choice as far as a filter reads it. */
export type FilterableChoice = Pick<
  Choice,
  'name' | 'isAvailable' | 'allergens' | 'dietary' | 'max' | 'isPreselected'
> & { readonly options?: readonly FilterableOption[] };

/** An option as far as a filter reads it. */
export interface FilterableOption extends Pick<MenuOption, 'name' | 'minChoices'> {
  readonly choices: readonly FilterableChoice[];
}

/** A dish as far as a filter reads it; a {@link MenuItem} is one. */
export interface FilterableDish extends Pick<MenuItem, 'allergens' | 'dietary'> {
  readonly options: readonly FilterableOption[];
}

/** A filter that leaves nothing out. */
export const noFilter: MenuFilter = { allergens: [], allowsMayContain: false, diets: [] };

/** Whether a filter leaves anything out. */
export const leavesOut = ({ allergens, diets }: MenuFilter): boolean => allergens.length + diets.length > 0;
