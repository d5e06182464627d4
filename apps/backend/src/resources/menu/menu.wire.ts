import type { components } from '@tiffin/api/schema';
import { pence, poundsFromPence, priceFrom } from '@tiffin/domain';

type Menu = components['schemas']['Menu'];
type MenuItem = components['schemas']['MenuItem'];
type MenuOption = components['schemas']['MenuOption'];
type Choice = components['schemas']['Choice'];

/** A category as it is read. */
export interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly position: number;
}

/** A dish as it is read, its price in pence. */
export interface ItemRow extends Omit<MenuItem, '_id' | 'priceFrom' | 'priceVaries' | 'options'> {
  readonly id: string;
  readonly categoryId: string;
}

/** An option as it is read. */
export interface OptionRow extends Omit<MenuOption, '_id' | 'choices'> {
  readonly id: string;
  readonly menuItemId: string;
}

/** A choice as it is read, its price in pence. */
export interface ChoiceRow extends Omit<Choice, '_id'> {
  readonly id: string;
  readonly optionId: string;
}

const pounds = (amount: number) => poundsFromPence(pence(amount));

/** Puts each dish into its category, each option into its dish and each choice into its option. */
export function assembleCategories(
  categories: readonly CategoryRow[],
  items: readonly ItemRow[],
  options: readonly OptionRow[],
  choices: readonly ChoiceRow[],
): Menu['categories'] {
  const itemsOf = Map.groupBy(assembleItems(items, options, choices), ({ categoryId }) => categoryId);
  return categories.map(({ id, ...category }) => ({
    _id: id,
    ...category,
    items: (itemsOf.get(id) ?? []).map(({ item }) => item),
  }));
}

/** Puts each option into its dish and each choice into its option. */
export function assembleItems(
  items: readonly ItemRow[],
  options: readonly OptionRow[],
  choices: readonly ChoiceRow[],
): { readonly categoryId: string; readonly item: MenuItem }[] {
  const optionsOf = optionsByItem(options, choices);
  return items.map(({ id, categoryId, price, ...item }) => {
    const itemOptions = optionsOf.get(id) ?? [];
    return {
      categoryId,
      item: {
        _id: id,
        ...item,
        ...prices(price, itemOptions),
        options: itemOptions.map(({ id: optionId, menuItemId: _menuItemId, ...option }) => ({
          _id: optionId,
          ...option,
          choices: option.choices.map(({ id: choiceId, optionId: _optionId, price: more, ...choice }) => ({
            _id: choiceId,
            ...choice,
            price: pounds(more),
          })),
        })),
      },
    };
  });
}

/** What the price of an option depends on. */
export type PricedOptionRow = Pick<OptionRow, 'id' | 'menuItemId' | 'minChoices'>;

/** What the price of a choice depends on. */
export type PricedChoiceRow = Pick<ChoiceRow, 'id' | 'optionId' | 'price' | 'isAvailable'>;

/** The options of each dish with their choices. */
export function optionsByItem<Option extends PricedOptionRow, Choice extends PricedChoiceRow>(
  options: readonly Option[],
  choices: readonly Choice[],
): ReadonlyMap<string, readonly (Option & { readonly choices: readonly Choice[] })[]> {
  const choicesOf = Map.groupBy(choices, (row) => row.optionId);
  return Map.groupBy(
    options.map((option) => ({ ...option, choices: choicesOf.get(option.id) ?? [] })),
    (option) => option.menuItemId,
  );
}

/** What a dish costs without its choices and at least, in pounds. */
export function prices(
  price: number,
  options: readonly (PricedOptionRow & { readonly choices: readonly PricedChoiceRow[] })[],
): Pick<MenuItem, 'price' | 'priceFrom' | 'priceVaries'> {
  const from = priceFrom({
    price: pence(price),
    options: options.map(({ id, minChoices, choices }) => ({
      id,
      minChoices,
      choices: choices.map((choice) => ({ ...choice, price: pence(choice.price) })),
    })),
  });
  return { price: pounds(price), ...from, priceFrom: poundsFromPence(from.priceFrom) };
}
