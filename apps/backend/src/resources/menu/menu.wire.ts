import type { components } from '@tiffin/api/schema';
import { pence, poundsFromPence } from '@tiffin/domain';

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
export interface ItemRow extends Omit<MenuItem, '_id' | 'options'> {
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
  const choicesOf = Map.groupBy(choices, (row) => row.optionId);
  const optionsOf = Map.groupBy(options, (row) => row.menuItemId);
  return items.map(({ id, categoryId, price, ...item }) => ({
    categoryId,
    item: {
      _id: id,
      ...item,
      price: pounds(price),
      options: (optionsOf.get(id) ?? []).map(({ id: optionId, menuItemId: _menuItemId, ...option }) => ({
        _id: optionId,
        ...option,
        choices: (choicesOf.get(optionId) ?? []).map(
          ({ id: choiceId, optionId: _optionId, price: more, ...choice }) => ({
            _id: choiceId,
            ...choice,
            price: pounds(more),
          }),
        ),
      })),
    },
  }));
}
