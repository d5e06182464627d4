import type { components } from '@tiffin/api/schema';
import { type OrderingMode, type SaleTime, saleNote } from '@tiffin/domain';

type Schemas = components['schemas'];

/** When and how a dish is sold, as it is read. */
export interface SaleRow {
  readonly saleTimes: readonly SaleTime[] | null;
  readonly onlyMode: OrderingMode | null;
  readonly maxPerOrder: number | null;
}

/** What a `SaleRow` is read from: `menu_items i`. */
export const saleColumns =
  'i.sale_times as "saleTimes", i.only_mode as "onlyMode", i.max_per_order as "maxPerOrder"';

/** An instant at a restaurant. */
export interface LocalInstant {
  readonly now: Date;
  readonly timeZone: string;
}

/** When and how a dish is sold, as the contract writes it. */
export type SoldOnWire = Pick<Schemas['MenuItem'], 'saleNote' | 'modes' | 'maxPerOrder'>;

/** When, in which modes and how often a dish is sold, as the contract writes it, seen from an instant. */
export function saleToWire(row: SaleRow, { now, timeZone }: LocalInstant): SoldOnWire {
  const note = row.saleTimes === null ? null : saleNote(row.saleTimes, timeZone, now);
  return {
    ...(note !== null && { saleNote: { ...note } }),
    ...(row.onlyMode !== null && { modes: [row.onlyMode] }),
    ...(row.maxPerOrder !== null && { maxPerOrder: row.maxPerOrder }),
  };
}
