import {
  type DietaryMark,
  type DishSearch,
  type DishSearchAnswer,
  type FoundDish,
  type MenuCategoryListing,
  type MenuIndex,
  type MenuItemSummary,
  type Photo,
  popularDishes,
  type SearchableChoices,
} from '@tiffin/domain';

/** How many of the dishes found show at first, and how many more at each press. */
export const searchPageSize = 48;

// Where else to look when a search finds nothing, or only something close.
const sectionsToTry = 3;

/** A section of the menu as a place to go on to. */
export interface MenuSectionLink {
  readonly id: string;
  readonly name: string;
  readonly itemCount: number;
  readonly photoUrl: string | null;
  readonly photo?: Photo;
}

/** What a search page shows. */
export interface SearchResults extends DishSearchAnswer {
  /** How many dishes were found in all; `dishes` are the best of them. */
  readonly dishCount: number;
  /** Words that find something: the first dish of each of the first sections. */
  readonly suggestions: readonly string[];
  /** Before anything is searched: what many order. */
  readonly popular: readonly MenuItemSummary[];
  readonly isPopularByOrders: boolean;
  /** Before anything is searched all sections; where only something close is found, some of them. */
  readonly sections: readonly MenuSectionLink[];
}

/** What a search of a menu may be given. */
interface SearchMenuOptions {
  /** The names of the menu's choices; without them dishes are found by their own words. */
  readonly names?: SearchableChoices | undefined;
  /** How many dishes to show. @default searchPageSize */
  readonly limit?: number;
  /** The ids of the dishes that may be found; all of them by default. */
  readonly passing?: ReadonlyMap<string, unknown> | undefined;
}

/** Searches a menu with its prepared search. */
export function searchMenu(
  menu: Pick<MenuIndex, 'categories' | 'popular'>,
  find: DishSearch,
  { q = '', diets = [] }: { readonly q?: string | undefined; readonly diets?: readonly DietaryMark[] },
  { names, limit = searchPageSize, passing }: SearchMenuOptions = {},
): SearchResults {
  // Once the whole menu is judged, that is the rule for diets too.
  const { dishes: found, ...answer } = find(q, passing === undefined ? diets : [], names);
  const isOnlyFiltered = passing !== undefined && q.trim() === '' && diets.length > 0;
  const matching = isOnlyFiltered ? menu.categories.flatMap(({ items }) => items.map(asFound)) : found;
  const mayShow = ({ id }: MenuItemSummary) => passing === undefined || passing.has(id);
  const dishes = matching.filter(({ item }) => mayShow(item));
  const sections = menu.categories.filter(({ items }) => items.length > 0);
  const hasNoSearch = q.trim() === '' && diets.length === 0;
  const { dishes: popular, isByOrders } = popularDishes(hasNoSearch ? menu : { categories: [], popular: [] });
  const tried = hasNoSearch
    ? sections
    : answer.isExact && dishes.length > 0
      ? []
      : sections.slice(0, sectionsToTry);
  return {
    ...answer,
    dishes: dishes.slice(0, limit),
    dishCount: dishes.length,
    suggestions:
      dishes.length > 0 ? [] : sections.slice(0, 4).flatMap(({ items: [first] }) => first?.name ?? []),
    popular: popular.filter(mayShow),
    isPopularByOrders: isByOrders,
    sections: tried.map(linkOf),
  };
}

const asFound = (item: MenuItemSummary): FoundDish => ({
  ...{ item, marks: [], matched: [], missing: [], choice: null },
});

function linkOf({ id, name, items }: MenuCategoryListing): MenuSectionLink {
  const pictured = items.find(({ photoUrl }) => photoUrl !== null);
  return {
    id,
    name,
    itemCount: items.length,
    photoUrl: pictured?.photoUrl ?? null,
    ...(pictured?.photo && { photo: pictured.photo }),
  };
}
