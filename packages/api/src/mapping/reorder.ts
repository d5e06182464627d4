import {
  type LeftLine,
  leftReasons,
  penceFromPounds,
  type Reorder,
  type ReorderedLine,
} from '@tiffin/domain';
import type { Wire } from '../wire.ts';
import { readAllergens } from './menu.ts';

/** Reads what became of an order's lines. */
export function readReorder({ menuVersion, added, changed, left }: Wire['Reorder']): Reorder {
  return {
    menuVersion,
    added: added.map(readLine),
    changed: changed.map(readLine),
    left: left.map((line) => readLeft(line, menuVersion)),
  };
}

function readLine({ before, ...line }: Wire['ReorderedLine']): ReorderedLine {
  return { ...line, ...readOrdered(line), before: readOrdered(before) };
}

function readOrdered({ quantity, unitPrice, allergens }: Wire['LineAsOrdered']): ReorderedLine['before'] {
  return { quantity, unitPrice: penceFromPounds(unitPrice), allergens: readAllergens(allergens) };
}

function readLeft({ unitPrice, reason, allergens, ...line }: Wire['LeftLine'], readAt: number): LeftLine {
  return {
    ...line,
    readAt,
    unitPrice: unitPrice === undefined ? null : penceFromPounds(unitPrice),
    // A backend of a later version may know more reasons.
    reason: leftReasons.find((known) => known === reason) ?? 'other',
    ...(allergens !== undefined && {
      allergens: { before: readAllergens(allergens.before), now: readAllergens(allergens.now) },
    }),
  };
}
