import {
  judgeDish,
  type MenuCategoryListing,
  type MenuChoices,
  type MenuFilter,
  type MenuIndex,
  type MenuItemSummary,
  onlyWith,
} from '@tiffin/domain';

/** What is left of a menu. */
export interface JudgedMenu {
  /** How many dishes it has. */
  readonly total: number;
  /** The dishes that pass, by id, with what has to be chosen for it; null where nothing has to. */
  readonly passing: ReadonlyMap<string, string | null>;
  /** The categories with the dishes that pass. */
  readonly categories: readonly MenuCategoryListing[];
}

/** Judges every dish of a menu; the index and the choices are of one version. */
export function judgeMenu(index: MenuIndex, { dishes }: MenuChoices, filter: MenuFilter): JudgedMenu {
  const items = index.categories.flatMap((category) => category.items);
  const passing = new Map<string, string | null>();
  for (const [position, { id }] of items.entries()) {
    const dish = dishes[position];
    if (dish !== undefined && judgeDish(dish, filter) === 'passes') passing.set(id, onlyWith(dish, filter));
  }
  const passes = ({ id }: MenuItemSummary) => passing.has(id);
  return {
    total: items.length,
    passing,
    categories: index.categories.map((category) => ({ ...category, items: category.items.filter(passes) })),
  };
}
