import type { components } from '@tiffin/api/schema';
import { type LeftReason, poundsFromPence, type Reorder } from '@tiffin/domain';
import { allergensToWire } from '../cart/cart.wire.ts';

type Schemas = components['schemas'];

/** A result as this version of the program makes it. */
export interface KnownReorder extends Omit<Reorder, 'left'> {
  readonly left: readonly (Omit<Reorder['left'][number], 'readAt'> & { readonly reason: LeftReason })[];
}

/** What became of an order's lines as the contract writes it: money in pounds. */
export function reorderToWire({ menuVersion, added, changed, left }: KnownReorder): Schemas['Reorder'] {
  return {
    menuVersion,
    added: added.map(lineToWire),
    changed: changed.map(lineToWire),
    left: left.map(leftToWire),
  };
}

function lineToWire({ before, renamed, ...line }: Reorder['added'][number]): Schemas['ReorderedLine'] {
  return {
    ...line,
    ...orderedToWire(line),
    before: orderedToWire(before),
    ...(renamed !== undefined && { renamed: [...renamed] }),
  };
}

function orderedToWire({
  quantity,
  unitPrice,
  allergens,
}: Reorder['added'][number]['before']): Schemas['LineAsOrdered'] {
  return { quantity, unitPrice: poundsFromPence(unitPrice), allergens: allergensToWire(allergens) };
}

function leftToWire({
  unitPrice,
  choices,
  allergens,
  ...line
}: KnownReorder['left'][number]): Schemas['LeftLine'] {
  return {
    ...line,
    ...(unitPrice !== null && { unitPrice: poundsFromPence(unitPrice) }),
    ...(choices !== undefined && { choices: [...choices] }),
    ...(allergens !== undefined && {
      allergens: { before: allergensToWire(allergens.before), now: allergensToWire(allergens.now) },
    }),
  };
}
