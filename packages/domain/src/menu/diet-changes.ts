import { mostPieces, piecesOf } from './chosen-options.ts';
import { type Diet, marksChoices, suits } from './diets.ts';
import type { Choice, MenuItem, MenuOption, SelectedOption } from './menu.ts';

/** What is to be chosen for one option in place of what is chosen now, by the names of the menu. */
export interface OptionChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** How a dish suits a diet: with these changes, none where it does as chosen, and no others as few. */
export interface DietChanges {
  readonly selectedOptions: readonly SelectedOption[];
  /** The options that are answered in another way, in menu order. */
  readonly changes: readonly OptionChange[];
}

/**
 * The fewest pieces to add or to leave out so that a dish can be ordered and suits a diet, earlier choices of the menu
 * first; null where it never does. A choice that leaves takes what was chosen for it along, which counts for nothing.
 */
export function dietChanges(
  item: Pick<MenuItem, 'options'> & Parameters<typeof suits>[0],
  selectedOptions: readonly SelectedOption[],
  diet: Diet,
): DietChanges | null {
  if (!suits(item, diet)) return null;
  const isMarked = marksChoices(item.options);
  const fits = (choice: Choice) => !isMarked || suits(choice, diet);
  const way = wayOf(item.options, selectedOptions, fits);
  return way === null ? null : { selectedOptions: way.selected, changes: way.changes };
}

/** Answers to options, and how many pieces they differ by from what is chosen. */
interface Way {
  readonly cost: number;
  readonly selected: readonly SelectedOption[];
  readonly changes: readonly OptionChange[];
}

type Fits = (choice: Choice) => boolean;

const unchanged: Way = { cost: 0, selected: [], changes: [] };

function wayOf(
  options: readonly MenuOption[],
  selectedOptions: readonly SelectedOption[],
  fits: Fits,
): Way | null {
  return options.reduce<Way | null>((sum, option) => {
    const answer = sum && answerOf(option, selectedOptions, fits);
    return sum && answer && joined(sum, answer);
  }, unchanged);
}

const joined = (one: Way, other: Way): Way => ({
  cost: one.cost + other.cost,
  selected: [...one.selected, ...other.selected],
  changes: [...one.changes, ...other.changes],
});

/** How many pieces a choice has in an answer, and had; with the way to answer its own options. */
interface Taken {
  readonly choice: Choice;
  readonly count: number;
  readonly had: number;
  readonly nested: Way;
}

interface Answer {
  readonly cost: number;
  readonly taken: readonly Taken[];
}

/** The cheapest answer to one option: by the number of pieces so far, choice after choice. */
function answerOf(option: MenuOption, selectedOptions: readonly SelectedOption[], fits: Fits): Way | null {
  const pieces = piecesOf(option.id, selectedOptions);
  let cheapest = new Map<number, Answer>([[0, { cost: 0, taken: [] }]]);
  for (const choice of option.choices) {
    const next = new Map<number, Answer>();
    for (const taken of waysToTake(choice, pieces.get(choice.id) ?? 0, selectedOptions, fits)) {
      const cost = Math.abs(taken.count - taken.had) + taken.nested.cost;
      for (const [count, answer] of cheapest) {
        const total = count + taken.count;
        if (total > option.maxChoices) continue;
        const known = next.get(total);
        if (known !== undefined && known.cost <= answer.cost + cost) continue;
        next.set(total, { cost: answer.cost + cost, taken: [...answer.taken, taken] });
      }
    }
    cheapest = next;
  }
  const enough = [...cheapest].filter(([count]) => count >= option.minChoices);
  const [best] = enough.sort(([, one], [, other]) => one.cost - other.cost);
  return best === undefined ? null : written(option, best[1]);
}

/** Leaving a choice out, and each number of its pieces where it suits the diet and can be had. */
function waysToTake(
  choice: Choice,
  had: number,
  selectedOptions: readonly SelectedOption[],
  fits: Fits,
): readonly Taken[] {
  const without = { choice, count: 0, had, nested: unchanged };
  if (!choice.isAvailable || !fits(choice)) return [without];
  // What nobody chose for a choice that was not there is not an answer to it.
  const nested = wayOf(choice.options ?? [], had === 0 ? [] : selectedOptions, fits);
  if (nested === null) return [without];
  const counts = Array.from({ length: mostPieces(choice) }, (_, index) => index + 1);
  return [without, ...counts.map((count) => ({ choice, count, had, nested }))];
}

function written(option: MenuOption, { cost, taken }: Answer): Way {
  const chosen = taken.filter(({ count }) => count > 0);
  const choiceIds = chosen.flatMap(({ choice, count }) => Array.from({ length: count }, () => choice.id));
  const own = {
    added: taken.filter(({ count, had }) => count > had).map(({ choice }) => choice.name),
    removed: taken.filter(({ count, had }) => count < had).map(({ choice }) => choice.name),
  };
  const isChanged = own.added.length > 0 || own.removed.length > 0;
  return {
    cost,
    selected: [
      ...(choiceIds.length > 0 ? [{ optionId: option.id, choiceIds }] : []),
      ...chosen.flatMap(({ nested }) => nested.selected),
    ],
    changes: [...(isChanged ? [own] : []), ...chosen.flatMap(({ nested }) => nested.changes)],
  };
}

const listFormat = new Intl.ListFormat('en-GB');

/** Changes in words: "with Roti instead of Naan", "with Vegetables and Roti", "without Curry mayo". */
export function changesInWords(changes: readonly OptionChange[]): string {
  const withs = changes.flatMap(({ added, removed }) =>
    added.length === 0
      ? []
      : [
          `${listFormat.format(added)}${removed.length === 0 ? '' : ` instead of ${listFormat.format(removed)}`}`,
        ],
  );
  const withouts = changes.flatMap(({ added, removed }) => (added.length === 0 ? removed : []));
  return listFormat.format([
    ...(withs.length === 0 ? [] : [`with ${listFormat.format(withs)}`]),
    ...(withouts.length === 0 ? [] : [`without ${listFormat.format(withouts)}`]),
  ]);
}
