import type { SaleTime } from '../menu/sale-note.ts';
import { type Weekday, weekdays } from '../opening-hours/opening-hours.ts';
import { type OrderingMode, orderingModes } from '../ordering-mode/ordering-mode.ts';

/** When and how something is sold, as a file writes it. */
interface WrittenSale {
  readonly sale?:
    | readonly {
        readonly days?: readonly Weekday[] | undefined;
        readonly from?: string | undefined;
        readonly to?: string | undefined;
      }[]
    | undefined;
  readonly modes?: readonly OrderingMode[] | undefined;
}

/** When a dish is sold: by its own words, else by its category's; null where it always is. */
export function saleTimesOf(dish: WrittenSale, category: WrittenSale): SaleTime[] | null {
  const written = dish.sale ?? category.sale;
  if (written === undefined) return null;
  return written.map(({ days = weekdays, from = '00:00', to = '00:00' }) => ({ days: [...days], from, to }));
}

/** The only mode in which a dish is sold: by its own words, else by its category's; null where it is sold in both. */
export function soldModeOf(dish: WrittenSale, category: WrittenSale): OrderingMode | null {
  const written = dish.modes ?? category.modes ?? orderingModes;
  return written.length === 1 ? (written[0] ?? null) : null;
}
