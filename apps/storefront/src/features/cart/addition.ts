import type { MenuItem, MenuItemSummary, SelectedOption } from '@tiffin/domain';

/** A dish as the customer adds it: from its dialog, or from its card, which knows less of it and adds it without choices. */
export interface Addition {
  readonly dish: MenuItem | MenuItemSummary;
  readonly quantity: number;
  readonly selectedOptions: readonly SelectedOption[];
}
