import { allergenCodes } from '../menu/allergens.ts';
import type { Choice, DietaryMark, MenuOption, NestedChoice, SelectedOption } from '../menu/menu.ts';
import { pence } from '../money/pence.ts';
import type { SmallDish } from './small-dish.ts';

// What follows from a configuration, worked out piece by piece from the words of the rules: slow, and nothing shared
// with the code that is tested.

/** A piece of a choice with what was chosen for it. */
interface Piece {
  readonly choice: Choice;
  readonly nested: readonly Answer[];
}

interface Answer {
  readonly option: MenuOption;
  readonly pieces: readonly Piece[];
}

/** The price, the allergens and how often each choice is there. */
export function slowConfiguration(item: SmallDish, selected: readonly SelectedOption[]) {
  const answers = answersOf(item.options, selected);
  const parts = [item, ...answers.flatMap(choicesOf)];
  const isStated = parts.every(({ allergens }) => allergens !== null);
  const contains = allergenCodes.filter((code) =>
    parts.some((part) => part.allergens?.contains.includes(code)),
  );
  const mayContain = allergenCodes.filter((code) =>
    parts.some((part) => part.allergens?.mayContain.includes(code)),
  );
  const counts = new Map<string, number>();
  for (const { id } of answers.flatMap(choicesOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    unitPrice: answers.reduce((sum, answer) => sum + priceOf(answer), Number(item.price)),
    allergens: isStated
      ? { contains, mayContain: mayContain.filter((code) => !contains.includes(code)) }
      : null,
    counts,
    dietary: slowAllChoices(item).some(isMarked) ? slowMarks(parts) : item.dietary,
    kcal: slowKcal(slowAllChoices(item).some(({ kcal }) => kcal !== undefined) ? parts : [item]),
  };
}

/** Every choice of a dish, chosen or not. */
export function slowAllChoices({ options }: Pick<SmallDish, 'options'>): readonly Choice[] {
  return options.flatMap(({ choices }) =>
    choices.flatMap((choice) => [choice, ...slowAllChoices({ options: choice.options ?? [] })]),
  );
}

/** Whether a choice has marks of its own. */
export const isMarked = ({ dietary }: NestedChoice): boolean => dietary !== undefined && dietary.length > 0;

function slowKcal(parts: readonly { readonly kcal?: number | null }[]): number | null {
  if (parts.some(({ kcal }) => typeof kcal !== 'number')) return null;
  return parts.reduce((sum, { kcal }) => sum + (kcal ?? 0), 0);
}

function slowMarks(parts: readonly { readonly dietary?: readonly DietaryMark[] }[]): readonly DietaryMark[] {
  const all = (...marks: DietaryMark[]) =>
    parts.every(({ dietary = [] }) => marks.some((mark) => dietary.includes(mark)));
  const marks: [DietaryMark, boolean][] = [
    ['vegan', all('vegan')],
    ['vegetarian', all('vegetarian', 'vegan') && !all('vegan')],
    ['gluten_free', all('gluten_free')],
    ['halal', all('halal')],
    ['contains_nuts', parts.some(({ dietary = [] }) => dietary.includes('contains_nuts'))],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

function answersOf(options: readonly MenuOption[], selected: readonly SelectedOption[]): readonly Answer[] {
  return options.map((option) => {
    const ids = selected
      .filter(({ optionId }) => optionId === option.id)
      .flatMap(({ choiceIds }) => choiceIds);
    const pieces = option.choices.flatMap((choice) => {
      const count = Math.min(ids.filter((id) => id === choice.id).length, choice.max ?? 1);
      const piece = { choice, nested: count === 0 ? [] : answersOf(choice.options ?? [], selected) };
      return Array.from({ length: count }, () => piece);
    });
    return { option, pieces };
  });
}

function choicesOf({ pieces }: Answer): readonly NestedChoice[] {
  return pieces.flatMap(({ choice, nested }) => [choice, ...nested.flatMap(choicesOf)]);
}

function priceOf({ option, pieces }: Answer): number {
  const prices = pieces.map(({ choice }) => Number(choice.price)).sort((a, b) => a - b);
  const nested = pieces.flatMap((piece) => piece.nested).reduce((sum, answer) => sum + priceOf(answer), 0);
  if (option.pricing === 'dearest') return nested + (prices.at(-1) ?? 0);
  const lowering = prices.filter((price) => price < 0);
  const paid = prices.filter((price) => price >= 0).slice(option.included ?? 0);
  return [...lowering, ...paid].reduce((sum, price) => sum + price, nested);
}

/** Whether a selection can be ordered, by trying whether it is among all that can. */
export function slowIsValid(item: SmallDish, selected: readonly SelectedOption[]): boolean {
  const keyOf = (one: readonly SelectedOption[]) =>
    JSON.stringify(one.map(({ optionId, choiceIds }) => [optionId, choiceIds.toSorted()]).sort());
  const wanted = keyOf(selected);
  return (
    item.isAvailable &&
    everyAnswer(item.options, (choice) => choice.isAvailable).some((one) => keyOf(one) === wanted)
  );
}

/**
 * The least of all configurations that begin with these choices, and whether one without extras costs more; null where
 * there is none at all.
 */
export function slowPriceFrom(item: SmallDish, selected: readonly SelectedOption[]) {
  const onSale = slowCompletions(item, selected, ({ isAvailable }) => isAvailable);
  const { all, bare } = onSale.all.length > 0 ? onSale : slowCompletions(item, selected, () => true);
  if (all.length === 0) return null;
  const priceFor = (configuration: readonly SelectedOption[]) =>
    slowConfiguration(item, configuration).unitPrice;
  const least = Math.min(...all.map(priceFor));
  return { priceFrom: pence(least), priceVaries: bare.map(priceFor).some((price) => price > least) };
}

/** All configurations that begin with these choices, and those of them that add only what has to be answered. */
export function slowCompletions(
  item: SmallDish,
  selected: readonly SelectedOption[],
  mayChoose: (choice: NestedChoice) => boolean,
) {
  const chosenFor = (optionId: string) => selected.find((one) => one.optionId === optionId)?.choiceIds ?? [];
  const goesOn = (configuration: readonly SelectedOption[]) =>
    selected.every(({ optionId, choiceIds }) => {
      const there = configuration.find((one) => one.optionId === optionId)?.choiceIds ?? [];
      return choiceIds.every((id) => countOf(there, id) >= countOf(choiceIds, id));
    });
  const isBare = (configuration: readonly SelectedOption[]) =>
    configuration.every(({ optionId, choiceIds }) => {
      const option = allOptions(item).find(({ id }) => id === optionId);
      return choiceIds.length === Math.max(option?.minChoices ?? 0, chosenFor(optionId).length);
    });
  const all = everyAnswer(item.options, mayChoose).filter(goesOn);
  return { all, bare: all.filter(isBare) };
}

const countOf = (ids: readonly string[], wanted: string) => ids.filter((id) => id === wanted).length;

const allOptions = ({ options }: SmallDish) =>
  options.flatMap((option) => [option, ...option.choices.flatMap(({ options: nested = [] }) => nested)]);

/** Everything that can be answered with these choices, options answered with nothing left out. */
function everyAnswer(
  options: readonly MenuOption[],
  mayChoose: (choice: NestedChoice) => boolean,
): readonly SelectedOption[][] {
  return options
    .map((option) => answersTo(option, mayChoose))
    .reduce<readonly SelectedOption[][]>(
      (all, some) => all.flatMap((one) => some.map((more) => [...one, ...more])),
      [[]],
    );
}

function answersTo(
  option: MenuOption,
  mayChoose: (choice: NestedChoice) => boolean,
): readonly SelectedOption[][] {
  // First which pieces, then what is answered for each choice among them.
  let some: readonly { ids: readonly string[]; below: readonly SelectedOption[] }[] = [
    { ids: [], below: [] },
  ];
  for (const choice of option.choices) {
    const most = mayChoose(choice) ? (choice.max ?? 1) : 0;
    const nested = everyAnswer(choice.options ?? [], mayChoose);
    some = some.flatMap((one) => [
      one,
      ...Array.from({ length: most }, (_, index) =>
        Array.from({ length: index + 1 }, () => choice.id),
      ).flatMap((ids) =>
        nested.map((below) => ({ ids: [...one.ids, ...ids], below: [...one.below, ...below] })),
      ),
    ]);
  }
  return some
    .filter(({ ids }) => ids.length >= option.minChoices && ids.length <= option.maxChoices)
    .map(({ ids, below }) =>
      ids.length === 0 ? [] : [{ optionId: option.id, choiceIds: [...ids] }, ...below],
    );
}

/**
 * The least number of pieces by which a configuration that can be ordered and whose choices are all allowed differs from
 * what is chosen, by trying every one; null where there is none. What was chosen for a choice that leaves counts for nothing.
 */
export function slowFewestChanges(
  item: SmallDish,
  selected: readonly SelectedOption[],
  isAllowed: (choice: NestedChoice) => boolean,
): number | null {
  const ways = everyAnswer(item.options, (choice) => choice.isAvailable && isAllowed(choice));
  const idsFor = (one: readonly SelectedOption[], optionId: string) =>
    one.filter((answer) => answer.optionId === optionId).flatMap(({ choiceIds }) => choiceIds);
  const costs = ways.map((way) => {
    const costOf = (options: readonly MenuOption[], before: readonly SelectedOption[]): number =>
      options
        .flatMap((option) =>
          option.choices.map((choice) => {
            const [was, is] = [before, way].map((one) => countOf(idsFor(one, option.id), choice.id));
            const nested = is ? costOf(choice.options ?? [], was ? before : []) : 0;
            return Math.abs((was ?? 0) - (is ?? 0)) + nested;
          }),
        )
        .reduce((sum, cost) => sum + cost, 0);
    return costOf(item.options, selected);
  });
  return costs.length === 0 ? null : Math.min(...costs);
}
