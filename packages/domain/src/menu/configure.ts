import { addPence, multiplyPence } from '../money/arithmetic.ts';
import type { Pence } from '../money/pence.ts';
import { isAlcoholic } from './alcohol.ts';
import type { Allergens } from './allergens.ts';
import { charge, chargeOrder } from './charge.ts';
import { type ChosenChoice, type ChosenOption, chosenOptions } from './chosen-options.ts';
import { marksChoices, unitedMarks } from './diets.ts';
import type { Choice, DietaryMark, MenuItem, MenuOption, SelectedOption } from './menu.ts';
import { unitedAllergens } from './united-allergens.ts';

/** One choice of a configured dish, as every screen and paper prints it. */
export interface ConfigurationLine {
  readonly optionName: string;
  readonly choiceName: string;
  /** What the kitchen calls it; left out where that is its name, and where customers read. */
  readonly kitchenName?: string;
  /** Its pieces in one of the dish; those below another choice count for each piece of that. */
  readonly count: number;
  /** What all its pieces add to the price of the dish: the lines and the dish alone make up what the dish costs. */
  readonly price: Pence;
  /** 1 for what was chosen for the choice above it. */
  readonly depth: 0 | 1;
}

/** A line with what the menu knows it by. */
export interface ConfiguredLine extends ConfigurationLine {
  readonly optionId: string;
  readonly choiceId: string;
}

/** Everything that follows from what was chosen for a dish. */
export interface Configuration {
  /** What one of it costs. */
  readonly unitPrice: Pence;
  /** Of the dish and all that was chosen; null (not stated) once one part does not state its own. */
  readonly allergens: Allergens | null;
  /** In menu order, each choice before what was chosen for it. */
  readonly lines: readonly ConfiguredLine[];
  /** The diets that suit the dish and all that was chosen, and nuts once one has some; the dish's own until a choice has marks. */
  readonly dietary: readonly DietaryMark[];
  /** Of the dish and all that was chosen; null once one does not state its own, unless no choice of the dish does. */
  readonly kcal: number | null;
  /** The dish holds alcohol, or something that was chosen for it. */
  readonly isAlcohol: boolean;
}

/** The parts of a dish that its configurations are made of. */
export type ConfigurableItem = Pick<MenuItem, 'price' | 'allergens' | 'isAlcohol' | 'options'> &
  Partial<Pick<MenuItem, 'dietary' | 'kcal'>>;

/** Works out a dish as it was chosen; what the menu does not have or does not ask is passed over. */
export function configure(item: ConfigurableItem, selectedOptions: readonly SelectedOption[]): Configuration {
  const parts = partsOf(chosenOptions(item.options, selectedOptions), { depth: 0, times: 1 });
  return {
    unitPrice: addPence(item.price, ...parts.map(({ line }) => line.price)),
    allergens: unitedAllergens([item, ...parts.map(({ choice }) => choice)]),
    lines: parts.map(({ line }) => line),
    dietary: marksChoices(item.options)
      ? unitedMarks([item, ...parts.map(({ choice }) => choice)])
      : (item.dietary ?? []),
    kcal: energyOf(item, parts),
    isAlcohol: isAlcoholic(item, selectedOptions),
  };
}

function energyOf({ kcal: own = null, options }: ConfigurableItem, parts: readonly Part[]): number | null {
  if (!statesEnergy(options)) return own;
  return parts.reduce(
    (sum: number | null, { choice: { kcal }, line: { count } }) =>
      sum === null || kcal === undefined ? null : sum + kcal * count,
    own,
  );
}

/** Some choice states its energy, so that the dish's own is not all of it. */
export function statesEnergy(options: readonly MenuOption[]): boolean {
  return options.some(({ choices }) =>
    choices.some(({ kcal, options: nested = [] }) => kcal !== undefined || statesEnergy(nested)),
  );
}

interface Part {
  readonly choice: Choice;
  readonly line: ConfiguredLine;
}

interface Place {
  readonly depth: 0 | 1;
  /** The pieces of the choice above. */
  readonly times: number;
}

function partsOf(asked: readonly ChosenOption[], { depth, times }: Place): readonly Part[] {
  return asked.flatMap(({ option, chosen }) => {
    const prices = pricesOf({ option, chosen });
    return chosen.flatMap(({ choice, count, nested }): readonly Part[] => {
      const line = {
        optionId: option.id,
        optionName: option.name,
        choiceId: choice.id,
        choiceName: choice.name,
        count: times * count,
        price: multiplyPence(prices.get(choice) ?? choice.price, times),
        depth,
      };
      return [{ choice, line }, ...partsOf(nested, { depth: 1, times: times * count })];
    });
  });
}

/** What the pieces of each chosen choice cost, by the rule of their option. */
function pricesOf({ option, chosen }: ChosenOption): ReadonlyMap<Choice, Pence> {
  const counts = new Map(chosen.map(({ choice, count }: ChosenChoice) => [choice, count]));
  const prices = new Map<Choice, Pence>();
  let before = 0;
  for (const choice of chargeOrder(option, [...counts.keys()])) {
    const count = counts.get(choice) ?? 0;
    prices.set(choice, charge(option, { price: choice.price, before, count }));
    before += count;
  }
  return prices;
}
