import type { Allergens } from '../menu/allergens.ts';
import type { Pence } from '../money/pence.ts';

/** Why a line of an order is not put into the cart again, in the order in which they are looked for. */
export const leftReasons = [
  'dish_gone',
  'choice_gone',
  'sold_out',
  'not_now',
  'choice_sold_out',
  'choose_again',
  'allergens_changed',
  'over_limit',
] as const;

/** One of {@link leftReasons}. */
export type LeftReason = (typeof leftReasons)[number];

/** What became of an order's lines when their customer ordered them again. */
export interface Reorder {
  /** The version of the menu that they were compared with. */
  readonly menuVersion: number;
  /** In the cart as they were ordered. */
  readonly added: readonly ReorderedLine[];
  /** In the cart at another price, in a smaller quantity, under another name, or with other allergens that were accepted. */
  readonly changed: readonly ReorderedLine[];
  /** Not in the cart. */
  readonly left: readonly LeftLine[];
}

/** A line that was put into the cart again. */
export interface ReorderedLine extends AsOrdered {
  /** Its id in the order. */
  readonly lineId: string;
  /** The line of the cart that it is part of now. */
  readonly cartItemId: string;
  readonly name: string;
  readonly before: AsOrdered;
  /** The dish and those of its choices that are called otherwise now; left out where none is. */
  readonly renamed?: readonly Renamed[];
}

/** What something was called in an order, and what the menu calls it now. */
export interface Renamed {
  readonly before: string;
  readonly now: string;
}

/** How many, at which price, with which allergens; null where they are not stated. */
export interface AsOrdered {
  readonly quantity: number;
  readonly unitPrice: Pence;
  readonly allergens: Allergens | null;
}

/** A line that was not put into the cart. */
export interface LeftLine {
  /** Its id in the order. */
  readonly lineId: string;
  readonly name: string;
  /** How many were ordered. */
  readonly quantity: number;
  /** What one costs now; null where that cannot be said. */
  readonly unitPrice: Pence | null;
  /** `other` is a reason that this version of the program does not know. */
  readonly reason: LeftReason | 'other';
  /** The reason in words for the customer. */
  readonly message: string;
  /** The choices that it is about. */
  readonly choices?: readonly string[];
  /** With `allergens_changed`, what was stated then and what is now. */
  readonly allergens?: { readonly before: Allergens | null; readonly now: Allergens | null };
  /** The version of the menu in which its allergens were read: that is what the customer accepts. */
  readonly readAt: number;
}

/** A first result together with that of accepting some of its lines. */
export function mergeReorders(before: Reorder, accepted: Reorder, lineIds: readonly string[]): Reorder {
  return {
    menuVersion: accepted.menuVersion,
    added: [...before.added, ...accepted.added],
    changed: [...before.changed, ...accepted.changed],
    left: [...before.left.filter(({ lineId }) => !lineIds.includes(lineId)), ...accepted.left],
  };
}
