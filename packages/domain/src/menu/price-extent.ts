import { addPence, multiplyPence, smallerPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import { charge, chargeOrder, type PriceRule } from './charge.ts';
import { mostPieces, piecesOf } from './chosen-options.ts';
import type { Choice, MenuOption, SelectedOption } from './menu.ts';

/** The part of a choice that prices depend on. */
export interface PricedChoice extends Pick<Choice, 'id' | 'price' | 'isAvailable' | 'max'> {
  readonly options?: readonly PricedOption[];
}

/** The part of an option that prices depend on. */
export interface PricedOption extends PriceRule, Pick<MenuOption, 'id' | 'minChoices' | 'maxChoices'> {
  readonly choices: readonly PricedChoice[];
}

/** What options can add to the price of a dish. */
export interface PriceExtent {
  /** Whether they can be answered with what counts. */
  readonly isOnSale: boolean;
  /** The least that any valid answer adds. */
  readonly least: Pence;
  /** The most that an answer adds that has no piece more than it has to. */
  readonly mostRequired: Pence;
}

/** How the least and the most are looked for. */
export interface ExtentQuestion {
  /** What is chosen already, and stays. */
  readonly selectedOptions: readonly SelectedOption[];
  /** Whether what is not on sale counts too. */
  readonly withUnavailable: boolean;
}

/** Works out what options can add to the price of a dish, together. */
export function priceExtent(options: readonly PricedOption[], question: ExtentQuestion): PriceExtent {
  const extents = options.map((option) => optionExtent(option, question));
  return {
    isOnSale: extents.every(({ isOnSale }) => isOnSale),
    least: addPence(...extents.map(({ least }) => least)),
    mostRequired: addPence(...extents.map(({ mostRequired }) => mostRequired)),
  };
}

/** A choice with how many pieces of it there may be, and what its own options add for each. */
interface OpenChoice {
  readonly price: Pence;
  readonly isOnSale: boolean;
  readonly fewest: number;
  readonly most: number;
  readonly nested: PriceExtent;
}

function optionExtent(option: PricedOption, question: ExtentQuestion): PriceExtent {
  const pieces = piecesOf(option.id, question.selectedOptions);
  const open = option.choices.map((choice) => openChoice(choice, pieces.get(choice.id) ?? 0, question));
  const chosen = sum(open.map(({ fewest }) => fewest));
  const wanted = Math.max(option.minChoices, chosen);
  const required = Math.min(wanted, sum(open.map(({ most }) => most)));
  // More pieces than required cost less only where one of them lowers the price.
  const mayLower = open.some(({ price, nested }) => price < 0 || nested.least < 0);
  const limit = mayLower ? Math.max(option.maxChoices, required) : required;
  const least = sumsByCount(option, open, { limit, of: 'least', better: (a, b) => a < b });
  const most = sumsByCount(option, open, { limit: required, of: 'mostRequired', better: (a, b) => a > b });
  const sums = least.slice(required).filter((total) => total !== undefined);
  return {
    isOnSale: required === wanted && open.every(({ fewest, isOnSale }) => fewest === 0 || isOnSale),
    least: sums.reduce(smallerPence, sums[0] ?? zeroPence),
    mostRequired: most[required] ?? zeroPence,
  };
}

function openChoice(
  choice: PricedChoice,
  chosen: number,
  { selectedOptions, withUnavailable }: ExtentQuestion,
): OpenChoice {
  // What was chosen for a choice counts only while it is chosen itself.
  const within = { selectedOptions: chosen > 0 ? selectedOptions : [], withUnavailable };
  const nested = priceExtent(choice.options ?? [], within);
  const isOnSale = (withUnavailable || choice.isAvailable) && nested.isOnSale;
  const fewest = Math.min(chosen, mostPieces(choice));
  const most = isOnSale ? mostPieces(choice) : fewest;
  return { price: choice.price, isOnSale, fewest, most, nested };
}

interface SumRule {
  readonly limit: number;
  readonly of: 'least' | 'mostRequired';
  readonly better: (a: Pence, b: Pence) => boolean;
}

/** The best sum for each count of pieces up to a limit; undefined where no answer has so many. */
function sumsByCount(
  option: PricedOption,
  open: readonly OpenChoice[],
  { limit, of, better }: SumRule,
): readonly (Pence | undefined)[] {
  let sums: (Pence | undefined)[] = [zeroPence];
  for (const { price, fewest, most, nested } of chargeOrder(option, open)) {
    const next: (Pence | undefined)[] = [];
    for (const [before, sum] of sums.entries()) {
      if (sum === undefined) continue;
      for (let count = fewest; count <= most && before + count <= limit; count += 1) {
        const total = addPence(
          sum,
          charge(option, { price, before, count }),
          multiplyPence(nested[of], count),
        );
        const known = next[before + count];
        if (known === undefined || better(total, known)) next[before + count] = total;
      }
    }
    sums = next;
  }
  return sums;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
