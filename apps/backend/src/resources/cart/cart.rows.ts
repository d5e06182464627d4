import type {
  Allergens,
  DietaryMark,
  OrderingMode,
  Photo,
  SaleTime,
  SelectedOption,
  SoldOut,
} from '@tiffin/domain';
import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  cartItems,
  carts,
  menuCategories,
  menuChoices,
  menuItems,
  menuOptions,
  restaurants,
} from '../../db/schema.ts';
import { soldOutOf } from '../availability/sold-out.store.ts';

/** A dish with its options as the menu has it now; amounts in pence. */
export interface DishRow {
  readonly id: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly photo: Photo | null;
  readonly price: number;
  readonly isAvailable: boolean;
  readonly isRetired: boolean;
  readonly allergens: Allergens | null;
  readonly dietary: readonly DietaryMark[];
  readonly isAlcohol: boolean;
  readonly categoryId: string;
  readonly saleTimes: readonly SaleTime[] | null;
  readonly onlyMode: OrderingMode | null;
  readonly maxPerOrder: number | null;
  readonly goesWith: readonly string[];
  readonly options: readonly OptionOfDishRow[];
}

/** An option of a dish, or of one of its choices. */
export interface OptionOfDishRow {
  readonly id: string;
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly included: number;
  readonly pricing: 'dearest' | null;
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly max: number;
    readonly isPreselected: boolean;
    readonly isAvailable: boolean;
    readonly allergens: Allergens | null;
    readonly dietary: readonly DietaryMark[];
    readonly kcal: number | null;
    readonly isAlcohol: boolean;
    /** Null for a choice of a choice's option. */
    readonly options: readonly OptionOfDishRow[] | null;
  }[];
}

/** A line of a cart as it is stored. */
export interface CartLineRow {
  readonly id: string;
  readonly quantity: number;
  readonly optionsHash: string;
  readonly selectedOptions: readonly SelectedOption[];
}

/** A cart with its lines. */
export interface CartRow<Line extends CartLineRow = CartLineRow & { readonly dish: DishRow }> {
  readonly id: string;
  readonly restaurantId: string;
  readonly updatedAt: string;
  /** Of the menu that the dishes are on. */
  readonly menuVersion: number;
  /** What staff have taken off the menu, over or not. */
  readonly soldOut: readonly SoldOut[];
  readonly timeZone: string;
  readonly items: readonly Line[];
}

// The database builds the whole tree, so that a cart of any size is one query.
// An option of a choice is read with the same columns under names of its own.
const nestedOptions = sql`(select json_agg(json_build_object(
    'id', n.id, 'name', n.name, 'minChoices', n.min_choices, 'maxChoices', n.max_choices,
    'included', n.included, 'pricing', n.pricing, 'choices', coalesce((
      select json_agg(json_build_object(
        'id', k.id, 'name', k.name, 'price', k.price, 'max', k.max_pieces, 'isPreselected', k.is_preselected,
        'isAvailable', k.is_available, 'allergens', k.allergens, 'dietary', k.dietary, 'kcal', k.kcal,
        'isAlcohol', k.is_alcohol, 'options', null
      ) order by k.position, k.id)
      from ${menuChoices} k where k.option_id = n.id and not k.is_retired
    ), '[]'::json)
  ) order by n.position, n.id)
  from ${menuOptions} n
  where n.menu_item_id = ${menuItems.id} and n.choice_id = ${menuChoices.id} and not n.is_retired)`;

const choicesOfOption = sql`coalesce((
  select json_agg(json_build_object(
    'id', ${menuChoices.id}, 'name', ${menuChoices.name}, 'price', ${menuChoices.price}, 'max', ${menuChoices.maxPieces},
    'isPreselected', ${menuChoices.isPreselected}, 'isAvailable', ${menuChoices.isAvailable},
    'allergens', ${menuChoices.allergens}, 'dietary', ${menuChoices.dietary}, 'kcal', ${menuChoices.kcal},
    'isAlcohol', ${menuChoices.isAlcohol}, 'options', ${nestedOptions}
  ) order by ${menuChoices.position}, ${menuChoices.id})
  from ${menuChoices} where ${menuChoices.optionId} = ${menuOptions.id} and not ${menuChoices.isRetired}
), '[]'::json)`;

const optionsOfDish = sql`coalesce((
  select json_agg(json_build_object(
    'id', ${menuOptions.id}, 'name', ${menuOptions.name}, 'minChoices', ${menuOptions.minChoices},
    'maxChoices', ${menuOptions.maxChoices}, 'included', ${menuOptions.included}, 'pricing', ${menuOptions.pricing},
    'choices', ${choicesOfOption}
  ) order by ${menuOptions.position}, ${menuOptions.id})
  from ${menuOptions}
  where ${menuOptions.menuItemId} = ${menuItems.id} and ${menuOptions.choiceId} is null and not ${menuOptions.isRetired}
), '[]'::json)`;

const dish = sql`json_build_object(
  'id', ${menuItems.id}, 'name', ${menuItems.name}, 'photoUrl', ${menuItems.photoUrl}, 'photo', ${menuItems.photo}, 'price', ${menuItems.price},
  'isAvailable', ${menuItems.isAvailable}, 'isRetired', ${menuItems.isRetired} or ${menuCategories.isRetired},
  'allergens', ${menuItems.allergens}, 'dietary', ${menuItems.dietary}, 'isAlcohol', ${menuItems.isAlcohol},
  'categoryId', ${menuItems.categoryId}, 'saleTimes', ${menuItems.saleTimes}, 'onlyMode', ${menuItems.onlyMode},
  'maxPerOrder', ${menuItems.maxPerOrder}, 'goesWith', ${menuItems.goesWith}, 'options', ${optionsOfDish}
)`;

/** The query of dishes of a restaurant, as rows of `{ dish: DishRow, soldOut, timeZone }`. */
export function dishesQuery(restaurantId: string, menuItemIds: readonly string[]): SQL {
  return sql`select ${dish} as "dish", ${soldOutOf(menuItems.restaurantId)} as "soldOut",
      ${restaurants.timeZone} as "timeZone"
    from ${menuItems} join ${menuCategories} on ${menuCategories.id} = ${menuItems.categoryId}
    join ${restaurants} on ${restaurants.id} = ${menuItems.restaurantId}
    where ${inArray(menuItems.id, [...menuItemIds])} and ${menuItems.restaurantId} = ${restaurantId}`;
}

const line = sql`'id', ${cartItems.id}, 'quantity', ${cartItems.quantity}, 'optionsHash', ${cartItems.optionsHash},
  'selectedOptions', ${cartItems.selectedOptions}`;

/** The query of a customer's cart at a restaurant, as rows of `CartRow`. */
export function cartQuery(customerId: string | Placeholder, restaurantId: string | Placeholder): SQL {
  const lines = sql`select json_agg(json_build_object(${line}, 'dish', ${dish}) order by ${cartItems.createdAt}, ${cartItems.id})
    from ${cartItems}
    join ${menuItems} on ${menuItems.id} = ${cartItems.menuItemId}
    join ${menuCategories} on ${menuCategories.id} = ${menuItems.categoryId}
    where ${cartItems.cartId} = ${carts.id}`;
  return sql`select ${columnsWith(lines)} from ${carts} join ${restaurants} on ${restaurants.id} = ${carts.restaurantId}
    where ${carts.customerId} = ${customerId} and ${carts.restaurantId} = ${restaurantId}`;
}

/**
 * The query of many carts with the ids of their dishes only, as rows of `CartRow<CartLineRow & { menuItemId }>`;
 * `batchReads` gives it the ids of customers and restaurants.
 */
export const bareCartsQuery: SQL = sql`select asked.position::int,
    ${columnsWith(sql`select json_agg(json_build_object(${line}, 'menuItemId', ${cartItems.menuItemId})
      order by ${cartItems.createdAt}, ${cartItems.id})
    from ${cartItems} where ${cartItems.cartId} = ${carts.id}`)}
    from unnest(${sql.placeholder('customerIds')}::char(24)[], ${sql.placeholder('restaurantIds')}::char(24)[])
      with ordinality as asked(customer_id, restaurant_id, position)
    join ${carts} on ${carts.customerId} = asked.customer_id and ${carts.restaurantId} = asked.restaurant_id
    join ${restaurants} on ${restaurants.id} = ${carts.restaurantId}`;

function columnsWith(lines: SQL): SQL {
  return sql`${carts.id} as "id", ${carts.restaurantId} as "restaurantId",
    to_char(${carts.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
    ${restaurants.menuVersion} as "menuVersion", ${soldOutOf(carts.restaurantId)} as "soldOut",
    ${restaurants.timeZone} as "timeZone",
    coalesce((${lines}), '[]'::json) as "items"`;
}
