import { type CounterCategory, counterChoices } from '@tiffin/domain';

/** How many dishes and choices staff have taken off; options may share a choice, which counts once. */
export function soldOutCount(menu: readonly CounterCategory[]): number {
  const dishes = menu.flatMap(({ items }) => items);
  const choices = dishes.flatMap(counterChoices);
  const off = [...dishes, ...choices].filter(({ soldOut }) => soldOut !== null);
  return new Set(off.map(({ id }) => id)).size;
}
