import type { DietaryMark } from './menu.ts';

/** The marks that say what a dish is free of; each holds for a dish only where it holds for every part of it. */
export const diets = [
  'vegan',
  'vegetarian',
  'gluten_free',
  'halal',
] as const satisfies readonly DietaryMark[];

/** One of {@link diets}. */
export type Diet = (typeof diets)[number];

/** Whether a mark says what a dish is free of; the other one is a warning. */
export const isDiet = (mark: DietaryMark): mark is Diet => diets.some((diet) => diet === mark);

/** What may be marked: a dish or a choice. */
export interface Marked {
  readonly dietary?: readonly DietaryMark[];
}

/** Whether a part says that it suits a diet: what is not stated does not, and what is vegan is vegetarian. */
export function suits({ dietary = [] }: Marked, diet: Diet): boolean {
  return dietary.includes(diet) || (diet === 'vegetarian' && dietary.includes('vegan'));
}

/** An option as far as its choices are marked. */
interface MarkedOption {
  readonly choices: readonly (Marked & { readonly options?: readonly MarkedOption[] })[];
}

/** Whether any choice of a dish is marked: until one is, the marks of the dish speak for whatever is chosen. */
export function marksChoices(options: readonly MarkedOption[]): boolean {
  return options.some(({ choices }) =>
    choices.some(({ dietary = [], options: nested = [] }) => dietary.length > 0 || marksChoices(nested)),
  );
}

/** The marks of what is put together: the diets that suit every part, vegan without vegetarian, and nuts once one has some. */
export function unitedMarks(parts: readonly Marked[]): readonly DietaryMark[] {
  const held = diets.filter((diet) => parts.every((part) => suits(part, diet)));
  const named = held.includes('vegan') ? held.filter((diet) => diet !== 'vegetarian') : held;
  const nuts = parts.some(({ dietary }) => dietary?.includes('contains_nuts'));
  return [...named, ...(nuts ? (['contains_nuts'] as const) : [])];
}
