import type { OptionInFile, WrittenCategory, WrittenItem } from './menu-schema.ts';
import type { WrittenFile } from './restaurant-file-schema.ts';

/** A dish with its options in full. */
export interface ItemInFile extends Omit<WrittenItem, 'options'> {
  readonly options: readonly OptionInFile[];
}

/** A category whose dishes have their options in full. */
export interface CategoryInFile extends Omit<WrittenCategory, 'items'> {
  readonly items: readonly ItemInFile[];
}

/** A restaurant file with each dish's options in full: the groups are used up. */
export interface RestaurantFile extends Omit<WrittenFile, 'categories' | 'optionGroups'> {
  readonly categories: readonly CategoryInFile[];
}

/** The option groups of a file, each as the option that a dish gets by its name. */
export type OptionGroups = ReadonlyMap<string, OptionInFile>;

/** Reads the option groups of a file. */
export function groupsOf({ optionGroups }: Pick<WrittenFile, 'optionGroups'>): OptionGroups {
  return new Map(
    Object.entries(optionGroups).map(([name, { key = name, ...option }]) => [name, { key, ...option }]),
  );
}

/** Gives each dish the options of the groups that it names, as if they were written there. */
export function withOptionsInFull({ optionGroups, categories, ...file }: WrittenFile): RestaurantFile {
  const groups = groupsOf({ optionGroups });
  const inFull = (item: WrittenItem) => ({
    ...item,
    options: item.options.map((option) => optionInFull(option, groups)),
  });
  return {
    ...file,
    categories: categories.map((category) => ({ ...category, items: category.items.map(inFull) })),
  };
}

function optionInFull(written: WrittenItem['options'][number], groups: OptionGroups): OptionInFile {
  const option = typeof written === 'string' ? groups.get(written) : written;
  if (option === undefined) throw new Error(`The file names an unknown option group: ${String(written)}`);
  return option;
}
