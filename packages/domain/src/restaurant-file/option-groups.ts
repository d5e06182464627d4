import type {
  ChoiceInFile,
  NestedOptionInFile,
  OptionInFile,
  WrittenCategory,
  WrittenItem,
  WrittenOption,
} from './menu-schema.ts';
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
export type OptionGroups = ReadonlyMap<string, WrittenOption>;

/** Reads the option groups of a file. */
export function groupsOf({ optionGroups }: Pick<WrittenFile, 'optionGroups'>): OptionGroups {
  return new Map(
    Object.entries(optionGroups).map(([name, { key = name, ...option }]) => [name, { key, ...option }]),
  );
}

/** Gives each dish and each choice the options of the groups that they name, as if they were written there. */
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

/** How many pieces may be chosen for an option: all that there are, where the file does not say. */
export function mostOf({
  max,
  choices,
}: Pick<NestedOptionInFile, 'max'> & { choices: readonly Pick<ChoiceInFile, 'max'>[] }): number {
  return max ?? Math.min(piecesOf(choices), 200);
}

/** How many pieces of choices there are. */
export function piecesOf(choices: readonly Pick<ChoiceInFile, 'max'>[]): number {
  return choices.reduce((sum, choice) => sum + choice.max, 0);
}

function optionInFull(written: WrittenItem['options'][number], groups: OptionGroups): OptionInFile {
  const option = found(written, groups);
  return {
    ...option,
    choices: option.choices.map((choice) => ({
      ...choice,
      options: choice.options.map((nested) => withoutNested(found(nested, groups))),
    })),
  };
}

function found<Option>(written: string | Option, groups: OptionGroups): Option | WrittenOption {
  const option = typeof written === 'string' ? groups.get(written) : written;
  if (option === undefined) throw new Error(`The file names an unknown option group: ${String(written)}`);
  return option;
}

// Rules have seen that the choices of a group that is used here ask nothing further.
function withoutNested({ choices, ...option }: NestedOptionInFile | WrittenOption): NestedOptionInFile {
  const bare = choices.map((choice) => ('options' in choice ? withoutOptions(choice) : choice));
  return { ...option, choices: bare };
}

function withoutOptions({ options: _options, ...choice }: WrittenOption['choices'][number]) {
  return choice;
}
