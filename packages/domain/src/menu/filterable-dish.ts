import type { Choice, MenuItem, MenuOption } from './menu.ts';

/** A choice as far as a filter reads it. */
export type FilterableChoice = Pick<
  Choice,
  'name' | 'isAvailable' | 'allergens' | 'dietary' | 'max' | 'isPreselected'
> & { readonly options?: readonly FilterableOption[] };

/** An option as far as a filter reads it. */
export interface FilterableOption extends Pick<MenuOption, 'name' | 'minChoices'> {
  readonly choices: readonly FilterableChoice[];
}

/** A dish as far as a filter reads it; a {@link MenuItem} is one. */
export interface FilterableDish extends Pick<MenuItem, 'allergens' | 'dietary'> {
  readonly options: readonly FilterableOption[];
}
