import {
  type Allergens,
  type Menu,
  type MenuCategory,
  type MenuCategoryListing,
  type MenuChoices,
  type MenuIndex,
  type MenuItem,
  type MenuItemInCategory,
  type MenuItemSummary,
  type MenuOption,
  type MenuOverview,
  type NestedChoice,
  penceFromPounds,
} from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** Reads a menu. */
export function readMenu({ restaurantId, updatedAt, categories }: Wire['Menu']): Menu {
  return { restaurantId, updatedAt, categories: categories.map(readCategory) };
}

/** Reads the categories of a menu with their counts and first dishes. */
export function readMenuOverview({
  restaurantId,
  updatedAt,
  priceRange,
  categories,
}: Wire['MenuOverview']): MenuOverview {
  const overviews = categories.map(({ itemCount, ...category }) => ({
    ...readMenuCategoryListing(category),
    itemCount,
  }));
  return { restaurantId, updatedAt, priceRange, categories: overviews };
}

/** Reads all dishes of a menu in brief. */
export function readMenuIndex({ categories, ...same }: Wire['MenuIndex']): MenuIndex {
  return { ...same, categories: categories.map(readMenuCategoryListing) };
}

/** Reads the choices of a menu: their names, and what a filter reads of each dish. */
export function readMenuChoices({ choices, ...same }: Wire['MenuChoices']): MenuChoices {
  return { ...same, choices: choices.map(({ name, dishes }) => ({ name, dishes })) };
}

/** Reads a category with its dishes in brief. */
export function readMenuCategoryListing({
  _id,
  items,
  ...same
}: Wire['MenuCategoryListing']): MenuCategoryListing {
  return { id: _id, ...same, items: items.map(readSummary) };
}

/** Reads a dish with its options and the category that it stands in. */
export function readMenuItemInCategory({
  categoryId,
  menuItem,
}: Wire['MenuItemInCategory']): MenuItemInCategory {
  return { ...readItem(menuItem), categoryId };
}

/** Reads an option of a dish. */
export function readMenuOption({ choices, ...option }: Wire['MenuOption']): MenuOption {
  return {
    ...readOptionRules(option),
    choices: choices.map(({ options, ...choice }) => ({
      ...readChoice(choice),
      ...(options !== undefined && { options: options.map(readNestedOption) }),
    })),
  };
}

/** Reads stated allergens; null stays null, for not stated never means free from. */
export function readAllergens(wire: Wire['NullableAllergens']): Allergens | null {
  return wire === null ? null : { contains: [...wire.contains], mayContain: [...wire.mayContain] };
}

function readCategory({
  _id,
  name,
  shortName,
  description,
  position,
  items,
}: Wire['MenuCategory']): MenuCategory {
  return { id: _id, name, shortName, description, position, items: items.map(readItem) };
}

function readItem(wire: Wire['MenuItem']): MenuItem {
  // What it costs at least follows from its options here, also as they are chosen.
  const { _id, price, priceFrom: _priceFrom, priceVaries: _priceVaries, ...described } = wire;
  const { allergens, dietary, options, ...same } = described;
  return {
    ...same,
    id: _id,
    price: penceFromPounds(price),
    allergens: readAllergens(allergens),
    dietary: [...dietary],
    options: options.map(readMenuOption),
  };
}

function readSummary({ _id, price, priceFrom, dietary, ...same }: Wire['MenuItemSummary']): MenuItemSummary {
  return {
    ...same,
    id: _id,
    price: penceFromPounds(price),
    priceFrom: penceFromPounds(priceFrom),
    dietary: [...dietary],
  };
}

function readNestedOption({ choices, ...option }: Wire['NestedOption']): MenuOption<NestedChoice> {
  return { ...readOptionRules(option), choices: choices.map(readChoice) };
}

function readOptionRules({
  _id,
  name,
  minChoices,
  maxChoices,
  included,
  pricing,
}: Omit<Wire['NestedOption'], 'choices'>): Omit<MenuOption, 'choices'> {
  return {
    id: _id,
    name,
    minChoices,
    maxChoices,
    ...(included !== undefined && { included }),
    ...(pricing !== undefined && { pricing }),
  };
}

function readChoice({
  _id,
  name,
  price,
  isAvailable,
  allergens,
  max,
  isPreselected,
  dietary,
  kcal,
  isAlcohol,
}: Wire['NestedChoice']): NestedChoice {
  return {
    id: _id,
    name,
    price: penceFromPounds(price),
    isAvailable,
    allergens: readAllergens(allergens),
    ...(max !== undefined && { max }),
    ...(isPreselected && { isPreselected }),
    ...(dietary !== undefined && { dietary: [...dietary] }),
    ...(kcal !== undefined && { kcal }),
    ...(isAlcohol && { isAlcohol }),
  };
}
