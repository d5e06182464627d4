import type { CounterCategory } from '@tiffin/api/counter';

/** How many dishes and choices staff have taken off; options may share a choice, which counts once. */
export function soldOutCount(menu: readonly CounterCategory[]): number {
  const dishes = menu.flatMap(({ items }) => items);
  const choices = dishes.flatMap(({ options }) => options.flatMap((option) => option.choices));
  const off = [...dishes, ...choices].filter(({ soldOut }) => soldOut !== null);
  return new Set(off.map(({ id }) => id)).size;
}
