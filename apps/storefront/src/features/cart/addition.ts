import type { LineChange, MenuItem, MenuItemSummary } from '@tiffin/domain';

/** A dish as the customer adds it: from its dialog, or from its card, which knows less of it and adds it without choices. */
export interface Addition extends LineChange {
  readonly dish: MenuItem | MenuItemSummary;
}
