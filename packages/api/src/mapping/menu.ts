import {
  type Allergens,
  type Choice,
  type Menu,
  type MenuCategory,
  type MenuItem,
  type MenuOption,
  penceFromPounds,
} from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** Reads a menu. */
export function readMenu({ restaurantId, updatedAt, categories }: Wire['Menu']): Menu {
  return { restaurantId, updatedAt, categories: categories.map(readCategory) };
}

/** Reads an option of a dish. */
export function readMenuOption({
  _id,
  name,
  minChoices,
  maxChoices,
  choices,
}: Wire['MenuOption']): MenuOption {
  return { id: _id, name, minChoices, maxChoices, choices: choices.map(readChoice) };
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
  const { _id, price, allergens, dietary, options, ...same } = wire;
  return {
    ...same,
    id: _id,
    price: penceFromPounds(price),
    allergens: readAllergens(allergens),
    dietary: [...dietary],
    options: options.map(readMenuOption),
  };
}

function readChoice({ _id, name, price, isAvailable, allergens }: Wire['Choice']): Choice {
  return { id: _id, name, price: penceFromPounds(price), isAvailable, allergens: readAllergens(allergens) };
}
