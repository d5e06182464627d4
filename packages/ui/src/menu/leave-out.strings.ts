import { type Allergen, allergenNames, type Diet, type MenuFilter } from '@tiffin/domain';
import { menuStrings } from './menu.strings.ts';

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const both = new Intl.ListFormat('en-GB');
const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** Allergens in words, one of which is enough: "nuts or sesame". */
const anyOf = (allergens: readonly Allergen[]) =>
  either.format(allergens.map((code) => allergenNames[code].toLowerCase()));
const allOf = (diets: readonly Diet[]) =>
  both.format(diets.map((diet) => menuStrings.marks[diet].name.toLowerCase()));

/** Most dishes that are named one by one. */
const mostNamed = 5;

/** Customer-facing words of leaving dishes out; apart from the menu's, so that they load with the dialog. */
export const leaveOutStrings = {
  button: 'Allergens',
  chosen: (count: number) => ` ${count} chosen`,
  title: 'Leave out dishes with…',
  shown: (count: number, of: number) => `${count} of ${dishes(of)} shown`,
  loading: 'Counting the dishes',
  failed: 'The allergens of the menu did not load. Check your connection.',
  retry: 'Try again',
  allergens: 'Allergens',
  diets: 'Diets',
  countOf: (count: number) => ` ${dishes(count)}`,
  mayContain: 'Leave out “may contain” too',
  mayContainNote: 'Traces from the same kitchen count.',
  mayContainCount: (count: number, allergens: readonly Allergen[]) =>
    `${dishes(count)} may contain ${anyOf(allergens)}`,
  notStated: (count: number) =>
    count === 1
      ? '1 dish does not state its allergens, so it is left out:'
      : `${count} dishes do not state their allergens, so they are left out:`,
  named: (names: readonly string[]) =>
    names.length <= mostNamed
      ? `${both.format(names)}.`
      : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more.`,
  neverFree: 'Not stated never means free from.',
  ask: 'Ask on',
  clear: 'Clear',
  show: (count: number) => (count === 0 ? 'No dish is left' : `Show ${dishes(count)}`),
  done: 'Done',
  leftOut: ({ allergens, allowsMayContain }: MenuFilter) =>
    `Left out: what contains ${allowsMayContain ? '' : 'or may contain '}${anyOf(allergens)}, and what does not say.`,
  onlyDiets: (diets: readonly Diet[]) => `Only what is said to be ${allOf(diets)}.`,
  noGuarantee: 'Not a guarantee: ring the restaurant if your allergy is severe.',
  none: 'No dish is left',
  change: 'Change',
  showAll: 'Show all dishes',
} as const;
