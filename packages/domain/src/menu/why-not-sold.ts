import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { SaleNote } from './sale-note.ts';

/** The part of a dish that says when and how it is sold. */
export interface SoldItem {
  readonly saleNote?: SaleNote | undefined;
  readonly modes?: readonly OrderingMode[] | undefined;
}

/** Why a dish cannot be ordered in a mode now; null where it can. Where no mode is chosen, none stands in the way. */
export function whyNotSold(
  { saleNote, modes }: SoldItem,
  mode: OrderingMode | undefined,
): 'not_now' | 'not_in_mode' | null {
  if (saleNote?.isSold === false) return 'not_now';
  return modes === undefined || mode === undefined || modes.includes(mode) ? null : 'not_in_mode';
}
