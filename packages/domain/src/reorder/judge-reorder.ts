import type { CartItem, CartMenuItem } from '../cart/cart.ts';
import { cartLimits } from '../cart/cart-limits.ts';
import { piecesOfDish } from '../cart/cart-totals.ts';
import type { Allergens } from '../menu/allergens.ts';
import { chosenChoices } from '../menu/chosen-options.ts';
import { configurationKey } from '../menu/configuration-key.ts';
import { type ConfigurableItem, configure } from '../menu/configure.ts';
import type { MenuItem, MenuOption, SelectedOption } from '../menu/menu.ts';
import type { SaleNote } from '../menu/sale-note.ts';
import { selectionProblems } from '../menu/selection-problems.ts';
import type { Pence } from '../money/pence.ts';
import { isSameAllergens } from './allergen-change.ts';
import { type OrderedOption, orderedSelection } from './ordered-selection.ts';
import type { Renamed } from './reorder.ts';

/** A line of an order, as far as it can be ordered again. */
export interface OrderedLine {
  readonly id: string;
  readonly menuItemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Pence;
  /** Of the dish as it was configured; null where they were not stated. */
  readonly allergens: Allergens | null;
  readonly options: readonly OrderedOption[];
}

/** A dish of today's menu, with what is sold out marked, and when it is sold. */
export interface DishOnSale extends ConfigurableItem, Pick<MenuItem, 'name' | 'isAvailable' | 'maxPerOrder'> {
  /** Null where it is always sold. */
  readonly saleNote: SaleNote | null;
  /** When it is back while it is sold out; null where nobody has said so. */
  readonly backAt: string | null;
}

/** A line of the cart, as far as an addition may join it or be limited by it. */
export interface CartLineInPlace extends Pick<CartItem, 'quantity' | 'selectedOptions'> {
  readonly menuItem: Pick<CartMenuItem, 'id'>;
}

/** Everything that decides what becomes of an order's lines. */
export interface ReorderAttempt {
  readonly lines: readonly OrderedLine[];
  /** By their ids; a dish that has left the menu is not among them. */
  readonly dishes: ReadonlyMap<string, DishOnSale>;
  readonly cart: readonly CartLineInPlace[];
  /** The lines whose allergens of now the customer has read and accepted. */
  readonly accepted: ReadonlySet<string>;
}

/** Why a line is left, as data. */
export type WhyLeft =
  | { readonly reason: 'dish_gone' }
  | { readonly reason: 'choice_gone' | 'choice_sold_out'; readonly choices: readonly string[] }
  | { readonly reason: 'sold_out'; readonly backAt: string | null }
  | { readonly reason: 'not_now'; readonly when: string }
  | { readonly reason: 'choose_again'; readonly message: string }
  | {
      readonly reason: 'allergens_changed';
      readonly before: Allergens | null;
      readonly now: Allergens | null;
    }
  | { readonly reason: 'over_limit'; readonly limit: number };

/** What becomes of one line. */
export type JudgedLine = { readonly line: OrderedLine } & (
  | {
      readonly verdict: 'add';
      /** As the menu calls it today. */
      readonly name: string;
      /** As many as still fit, at most those that were ordered. */
      readonly quantity: number;
      readonly selectedOptions: readonly SelectedOption[];
      readonly unitPrice: Pence;
      readonly allergens: Allergens | null;
      /** What of it is called otherwise now. */
      readonly renamed: readonly Renamed[];
      /** The price, the quantity, a name or the allergens are not those of the order. */
      readonly isChanged: boolean;
    }
  | {
      readonly verdict: 'leave';
      readonly name: string;
      /** What one costs now; null where that cannot be said. */
      readonly unitPrice: Pence | null;
      readonly why: WhyLeft;
    }
);

/**
 * Decides what of an order goes into the cart again, as the menu, the hour and the cart are now. The cart keeps what it
 * holds. When it cannot take every line that could be added, it is full, and nothing is.
 */
export function judgeReorder(attempt: ReorderAttempt): readonly JudgedLine[] | 'cart_full' {
  const judged: JudgedLine[] = [];
  let cart = attempt.cart;
  for (const line of attempt.lines) {
    const one = judgeLine(line, { ...attempt, cart });
    judged.push(one);
    if (one.verdict === 'add') cart = withLine(cart, line.menuItemId, one);
  }
  return cart.length > cartLimits.maxLines ? 'cart_full' : judged;
}

function judgeLine(line: OrderedLine, { dishes, cart, accepted }: ReorderAttempt): JudgedLine {
  const dish = dishes.get(line.menuItemId);
  if (dish === undefined) return leave(line, line.name, null, { reason: 'dish_gone' });
  const selectedOptions = orderedSelection(line.options).filter(({ choiceIds }) => choiceIds.length > 0);
  const problem = whyNotAgain(line, dish, selectedOptions);
  const { unitPrice, allergens } = configure(dish, selectedOptions);
  if (problem !== null) {
    const isPriceKnown = problem.reason !== 'choice_gone' && problem.reason !== 'choose_again';
    return leave(line, dish.name, isPriceKnown ? unitPrice : null, problem);
  }
  const isSame =
    isSameAllergens(line.allergens, allergens) &&
    (allergens !== null || !statesSome([dish, ...chosenChoices(dish.options, selectedOptions)]));
  if (!isSame && !accepted.has(line.id)) {
    const why = { reason: 'allergens_changed', before: line.allergens, now: allergens } as const;
    return leave(line, dish.name, unitPrice, why);
  }
  const { limit, room } = roomFor(dish, line.menuItemId, selectedOptions, cart);
  if (room < 1) return leave(line, dish.name, unitPrice, { reason: 'over_limit', limit });
  const quantity = Math.min(line.quantity, room);
  const renamed = [
    ...(dish.name === line.name ? [] : [{ before: line.name, now: dish.name }]),
    ...choicesRenamed(line.options, dish.options),
  ];
  const isChanged =
    !isSame || unitPrice !== line.unitPrice || quantity !== line.quantity || renamed.length > 0;
  return {
    line,
    verdict: 'add',
    name: dish.name,
    quantity,
    selectedOptions,
    unitPrice,
    allergens,
    renamed,
    isChanged,
  };
}

function leave(line: OrderedLine, name: string, unitPrice: Pence | null, why: WhyLeft): JudgedLine {
  return { line, verdict: 'leave', name, unitPrice, why };
}

/** What keeps the same dish with the same choices from being sold now; null where nothing does. */
function whyNotAgain(
  { options }: OrderedLine,
  dish: DishOnSale,
  selectedOptions: readonly SelectedOption[],
): WhyLeft | null {
  const gone = choicesGone(options, dish.options);
  if (gone.length > 0) return { reason: 'choice_gone', choices: gone };
  if (!dish.isAvailable) return { reason: 'sold_out', backAt: dish.backAt };
  if (dish.saleNote?.isSold === false) return { reason: 'not_now', when: dish.saleNote.text };
  const soldOut = chosenChoices(dish.options, selectedOptions).filter(({ isAvailable }) => !isAvailable);
  if (soldOut.length > 0) return { reason: 'choice_sold_out', choices: soldOut.map(({ name }) => name) };
  const [problem] = selectionProblems(dish, selectedOptions);
  return problem === undefined ? null : { reason: 'choose_again', message: problem.message };
}

/** The names of the chosen choices that the menu has no more, without those of their own options. */
function choicesGone(ordered: readonly OrderedOption[], options: readonly MenuOption[]): readonly string[] {
  return ordered.flatMap(({ optionId, choices }) => {
    const option = options.find(({ id }) => id === optionId);
    return choices.flatMap(({ choiceId, name, options: nested = [] }) => {
      const choice = option?.choices.find(({ id }) => id === choiceId);
      return choice === undefined ? [name] : choicesGone(nested, choice.options ?? []);
    });
  });
}

/** The chosen choices that are called otherwise now, each before those of its own options. */
function choicesRenamed(
  ordered: readonly OrderedOption[],
  options: readonly MenuOption[],
): readonly Renamed[] {
  return ordered.flatMap(({ optionId, choices }) => {
    const option = options.find(({ id }) => id === optionId);
    return choices.flatMap(({ choiceId, name, options: nested = [] }) => {
      const choice = option?.choices.find(({ id }) => id === choiceId);
      if (choice === undefined) return [];
      const below = choicesRenamed(nested, choice.options ?? []);
      return choice.name === name ? below : [{ before: name, now: choice.name }, ...below];
    });
  });
}

/**
 * Whether some part of a dish that is not stated in full states an allergen. The order has not kept what its parts
 * stated, so that this one may be new.
 */
function statesSome(parts: readonly Pick<MenuItem, 'allergens'>[]): boolean {
  return parts.some(
    ({ allergens }) => (allergens?.contains.length ?? 0) + (allergens?.mayContain.length ?? 0) > 0,
  );
}

/** How many more of a configured dish fit into the cart, and the limit that is the reason. */
function roomFor(
  { maxPerOrder = Number.POSITIVE_INFINITY }: DishOnSale,
  menuItemId: string,
  selectedOptions: readonly SelectedOption[],
  cart: readonly CartLineInPlace[],
): { readonly limit: number; readonly room: number } {
  const same = findSame(cart, menuItemId, selectedOptions);
  const inLine = cartLimits.maxQuantity - (same?.quantity ?? 0);
  const inOrder = maxPerOrder - piecesOfDish(cart, menuItemId);
  return inOrder < inLine
    ? { limit: maxPerOrder, room: inOrder }
    : { limit: cartLimits.maxQuantity, room: inLine };
}

function findSame(
  cart: readonly CartLineInPlace[],
  menuItemId: string,
  selectedOptions: readonly SelectedOption[],
): CartLineInPlace | undefined {
  const key = configurationKey(menuItemId, selectedOptions);
  return cart.find((item) => configurationKey(item.menuItem.id, item.selectedOptions) === key);
}

function withLine(
  cart: readonly CartLineInPlace[],
  menuItemId: string,
  { quantity, selectedOptions }: Pick<CartLineInPlace, 'quantity' | 'selectedOptions'>,
): readonly CartLineInPlace[] {
  const same = findSame(cart, menuItemId, selectedOptions);
  if (same === undefined) return [...cart, { quantity, selectedOptions, menuItem: { id: menuItemId } }];
  return cart.map((item) => (item === same ? { ...item, quantity: item.quantity + quantity } : item));
}
