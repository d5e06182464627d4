import type { components } from '@tiffin/api/schema';
import {
  type DietaryMark,
  type Photo,
  type PricedOption,
  pence,
  poundsFromPence,
  priceFrom,
} from '@tiffin/domain';
import { type LocalInstant, type SaleRow, type SoldOnWire, saleToWire } from './sale.wire.ts';

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
export interface ItemRow
  extends Omit<
      MenuItem,
      '_id' | 'photo' | 'priceFrom' | 'priceVaries' | 'options' | 'isAlcohol' | keyof SoldOnWire
    >,
    SaleRow {
  readonly id: string;
  readonly photo: Photo | null;
  readonly isAlcohol: boolean;
  readonly categoryId: string;
}

/** An option as it is read. */
export interface OptionRow extends PricedOptionRow {
  readonly name: string;
}

/** A choice as it is read, its price in pence. */
export interface ChoiceRow extends PricedChoiceRow, ChoiceMarks, Pick<Choice, 'name' | 'allergens'> {
  readonly isPreselected: boolean;
}

/** What a choice is marked with, as the database has it. */
interface ChoiceMarks {
  readonly dietary: readonly DietaryMark[];
  readonly kcal: number | null;
  readonly isAlcohol: boolean;
}

/** The same with what there is alone, as the domain and the contract have it. */
export function statedMarks({ dietary, kcal, isAlcohol }: ChoiceMarks) {
  return {
    ...(dietary.length > 0 && { dietary: [...dietary] }),
    ...(kcal !== null && { kcal }),
    ...(isAlcohol && { isAlcohol }),
  };
}

/** The photo of a dish as the wire has it: left out where there is none. */
export const ownPhoto = (photo: Photo | null): { readonly photo?: Photo } =>
  photo === null ? {} : { photo };

const pounds = (amount: number) => poundsFromPence(pence(amount));

/** Puts each dish into its category, each option into its dish and each choice into its option. */
export function assembleCategories(
  categories: readonly CategoryRow[],
  items: readonly ItemRow[],
  options: readonly OptionRow[],
  choices: readonly ChoiceRow[],
  at: LocalInstant,
): Menu['categories'] {
  const itemsOf = Map.groupBy(assembleItems(items, options, choices, at), ({ categoryId }) => categoryId);
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
  at: LocalInstant,
): { readonly categoryId: string; readonly item: MenuItem }[] {
  const optionsOf = optionsByItem(options, choices);
  return items.map(
    ({ id, categoryId, price, photo, isAlcohol, saleTimes, onlyMode, maxPerOrder, ...item }) => {
      const itemOptions = optionsOf.get(id) ?? [];
      return {
        categoryId,
        item: {
          _id: id,
          ...item,
          ...ownPhoto(photo),
          ...prices(price, itemOptions),
          ...(isAlcohol && { isAlcohol }),
          ...saleToWire({ saleTimes, onlyMode, maxPerOrder }, at),
          options: itemOptions.map(optionToWire),
        },
      };
    },
  );
}

function optionToWire({ choices, ...option }: OptionTree<OptionRow, ChoiceRow>): MenuOption {
  const { id, name, minChoices, maxChoices, included, pricing } = option;
  return {
    _id: id,
    name,
    minChoices,
    maxChoices,
    ...(included > 0 && { included }),
    ...(pricing !== null && { pricing }),
    choices: choices.map(choiceToWire),
  };
}

function choiceToWire({ options, ...choice }: ChoiceTree<OptionRow, ChoiceRow>): Choice {
  const { id, name, price, isAvailable, allergens, max, isPreselected } = choice;
  return {
    _id: id,
    name,
    price: pounds(price),
    isAvailable,
    allergens,
    ...(max > 1 && { max }),
    ...(isPreselected && { isPreselected }),
    ...statedMarks(choice),
    ...(options.length > 0 && { options: options.map(optionToWire) }),
  };
}

/** What the price of an option depends on. */
export interface PricedOptionRow extends Pick<MenuOption, 'minChoices' | 'maxChoices'> {
  readonly id: string;
  readonly menuItemId: string;
  /** The choice that asks it; null for an option of the dish itself. */
  readonly choiceId: string | null;
  readonly included: number;
  readonly pricing: 'dearest' | null;
}

/** What the price of a choice depends on. */
export interface PricedChoiceRow extends Pick<Choice, 'price' | 'isAvailable'> {
  readonly id: string;
  readonly optionId: string;
  readonly max: number;
}

/** An option with its choices, and those with theirs. */
export type OptionTree<Option, Choice> = Option & { readonly choices: readonly ChoiceTree<Option, Choice>[] };
type ChoiceTree<Option, Choice> = Choice & { readonly options: readonly OptionTree<Option, Choice>[] };

/** The options of each dish with their choices. */
export function optionsByItem<Option extends PricedOptionRow, Choice extends PricedChoiceRow>(
  options: readonly Option[],
  choices: readonly Choice[],
): ReadonlyMap<string, readonly OptionTree<Option, Choice>[]> {
  const choicesOf = Map.groupBy(choices, (row) => row.optionId);
  const nestedOf = Map.groupBy(options, ({ choiceId }) => choiceId);
  const inFull = (option: Option): OptionTree<Option, Choice> => ({
    ...option,
    choices: (choicesOf.get(option.id) ?? []).map((choice) => ({
      ...choice,
      options: (nestedOf.get(choice.id) ?? []).map(inFull),
    })),
  });
  return Map.groupBy((nestedOf.get(null) ?? []).map(inFull), (option) => option.menuItemId);
}

/** What a dish costs without its choices and at least, in pounds. */
export function prices(
  price: number,
  options: readonly OptionTree<PricedOptionRow, PricedChoiceRow>[],
): Pick<MenuItem, 'price' | 'priceFrom' | 'priceVaries'> {
  const from = priceFrom({ price: pence(price), options: options.map(pricedOption) });
  return { price: pounds(price), ...from, priceFrom: poundsFromPence(from.priceFrom) };
}

function pricedOption(option: OptionTree<PricedOptionRow, PricedChoiceRow>): PricedOption {
  const { id, minChoices, maxChoices, included, pricing, choices } = option;
  return {
    id,
    minChoices,
    maxChoices,
    included,
    ...(pricing !== null && { pricing }),
    choices: choices.map(({ price, options, ...choice }) => ({
      ...choice,
      price: pence(price),
      options: options.map(pricedOption),
    })),
  };
}
