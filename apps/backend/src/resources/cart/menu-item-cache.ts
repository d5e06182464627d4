import type { MenuItemInCategory, SaleTime } from '@tiffin/domain';
import { LRUCache } from 'lru-cache';

/** What the rules of the domain ask about a dish. */
export interface Dish
  extends Pick<
    MenuItemInCategory,
    | 'id'
    | 'name'
    | 'photoUrl'
    | 'photo'
    | 'price'
    | 'isAvailable'
    | 'allergens'
    | 'dietary'
    | 'isAlcohol'
    | 'categoryId'
    | 'options'
    | 'modes'
    | 'maxPerOrder'
  > {
  readonly saleTimes?: readonly SaleTime[];
  /** The ids of dishes that go with it; left out where the restaurant has named none. */
  readonly goesWith?: readonly string[];
}

/** A dish and whether it has left the menu. */
export interface CachedMenuItem {
  readonly dish: Dish;
  readonly isRetired: boolean;
}

/** Dishes as one version of a restaurant's menu has them; of another version nothing is known. */
export interface MenuItemCache {
  readonly find: (restaurantId: string, menuVersion: number, dishId: string) => CachedMenuItem | undefined;
  readonly remember: (restaurantId: string, menuVersion: number, dishes: readonly CachedMenuItem[]) => void;
}

interface CachedMenu {
  readonly version: number;
  readonly dishes: Map<string, CachedMenuItem>;
}

// Each holds the dishes that stand in carts, which are at most those of one menu.
const maxMenus = 1_000;

/** Makes an empty cache; each database needs its own. */
export function createMenuItemCache(): MenuItemCache {
  const menus = new LRUCache<string, CachedMenu>({ max: maxMenus });
  return {
    find: (restaurantId, menuVersion, dishId) => {
      const menu = menus.get(restaurantId);
      return menu?.version === menuVersion ? menu.dishes.get(dishId) : undefined;
    },
    remember: (restaurantId, menuVersion, dishes) => {
      const known = menus.get(restaurantId);
      // Versions only rise: a lower one was read before the change.
      if (known !== undefined && known.version > menuVersion) return;
      const menu = known?.version === menuVersion ? known : { version: menuVersion, dishes: new Map() };
      for (const entry of dishes) menu.dishes.set(entry.dish.id, entry);
      menus.set(restaurantId, menu);
    },
  };
}
