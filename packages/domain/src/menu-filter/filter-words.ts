import { allergenList } from '../menu/allergen-sentence.ts';
import type { FilterableChoice, FilterableDish, FilterableOption } from '../menu/filterable-dish.ts';
import { type Clash, canBeChosen } from './judge-dish.ts';
import type { MenuFilter } from './menu-filter.ts';

const dietNames = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  gluten_free: 'gluten free',
  halal: 'halal',
} as const;

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const both = new Intl.ListFormat('en-GB');

/** Most choices that are named one by one. */
const mostNamed = 3;

/**
 * What has to be chosen so that a dish which passes a filter does, in words: "Only with Roti or Rice and without Raita";
 * null where it passes whatever is chosen of what it asks.
 */
export function onlyWith(dish: FilterableDish, filter: MenuFilter): string | null {
  const passes = (choice: FilterableChoice) => canBeChosen(dish, choice, filter);
  const words = limitsInWords(dish.options.map((option) => limitOf(option, passes)));
  return words === null ? null : `Only ${words}`;
}

function limitsInWords(limits: readonly Limit[]): string | null {
  const withs = limits.flatMap((limit) => limit.with ?? []);
  const withouts = limits.flatMap((limit) => limit.without ?? []);
  const parts = [
    ...(withs.length > 0 ? [`with ${both.format(withs)}`] : []),
    ...(withouts.length > 0 ? [`without ${either.format(withouts)}`] : []),
  ];
  return parts.length === 0 ? null : both.format(parts);
}

/** What an option has to be answered with, or without: of the two, what can be named. */
interface Limit {
  readonly with?: string;
  readonly without?: readonly string[];
}

function limitOf(
  { name, minChoices, choices }: FilterableOption,
  passes: (choice: FilterableChoice) => boolean,
): Limit {
  const onSale = choices.filter(({ isAvailable }) => isAvailable);
  const fit = onSale.filter(passes).map((choice) => nameWithLimits(choice, passes));
  const unfit = onSale.filter((choice) => !passes(choice));
  const namesOf = (some: readonly FilterableChoice[]) => some.map((choice) => choice.name);
  // What nobody has to choose matters only where it is chosen already.
  if (minChoices === 0) return { without: namesOf(unfit.filter(({ isPreselected }) => isPreselected)) };
  const isLimited = fit.some((choice) => choice.isLimited);
  if (unfit.length === 0 && !isLimited) return {};
  if (fit.length <= mostNamed) return { with: either.format(fit.map((choice) => choice.words)) };
  return unfit.length <= mostNamed && !isLimited
    ? { without: namesOf(unfit) }
    : { with: `some of “${name}”` };
}

/** A choice with what has to be chosen for it: "Thali with Roti". */
function nameWithLimits(
  { name, options = [] }: FilterableChoice,
  passes: (choice: FilterableChoice) => boolean,
): { readonly words: string; readonly isLimited: boolean } {
  const words = limitsInWords(options.map((option) => limitOf(option, passes)));
  return { words: words === null ? name : `${name} ${words}`, isLimited: words !== null };
}

/** A clash in words, each a sentence without its full stop: "Contains milk, nuts", "May contain sesame", "Not vegan". */
export function clashInWords({ contains, mayContain, isNotStated, diets }: Clash): readonly string[] {
  return [
    ...(isNotStated ? ['Allergens not stated'] : []),
    ...(contains.length > 0 ? [`Contains ${allergenList(contains)}`] : []),
    ...(mayContain.length > 0 ? [`May contain ${allergenList(mayContain)}`] : []),
    ...(diets.length > 0 ? [`Not stated to be ${both.format(diets.map((diet) => dietNames[diet]))}`] : []),
  ];
}
