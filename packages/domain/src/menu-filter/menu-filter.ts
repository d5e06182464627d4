import type { Allergen } from '../menu/allergens.ts';
import type { Diet } from '../menu/diets.ts';

/** What a customer leaves out of a menu: dishes with some allergens, and all that do not suit some diets. */
export interface MenuFilter {
  readonly allergens: readonly Allergen[];
  /** Dishes stay that only may contain one of the allergens. */
  readonly allowsMayContain: boolean;
  readonly diets: readonly Diet[];
}

/** A filter that leaves nothing out. */
export const noFilter: MenuFilter = { allergens: [], allowsMayContain: false, diets: [] };

/** Whether a filter leaves anything out. */
export const leavesOut = ({ allergens, diets }: MenuFilter): boolean => allergens.length + diets.length > 0;
