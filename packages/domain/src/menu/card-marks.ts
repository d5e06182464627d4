import { chosenChoices, unansweredOptions } from './chosen-options.ts';
import { changesInWords, dietChanges } from './diet-changes.ts';
import { type Marked, marksChoices, suits, unitedMarks } from './diets.ts';
import type { Choice, DietaryMark, MenuItem, MenuOption, SelectedOption } from './menu.ts';
import { preselected } from './preselected.ts';

/** A diet that a dish suits once it is configured for it, and how: "vegan", "with Roti instead of Naan". */
export interface DietOption {
  readonly diet: 'vegan' | 'vegetarian';
  readonly words: string;
}

/** A dish as far as its marks are concerned. */
export type MarkedItem = Pick<MenuItem, 'dietary' | 'options'>;

/** The marks of a dish whatever a customer still has to choose: what is not stated of a required choice holds for none. */
export function certainMarks(
  item: MarkedItem,
  selectedOptions: readonly SelectedOption[],
): readonly DietaryMark[] {
  if (!marksChoices(item.options)) return item.dietary;
  const settled = [item, ...chosenChoices(item.options, selectedOptions)];
  const nuts = unitedMarks(settled).filter((mark) => mark === 'contains_nuts');
  const certain = unitedMarks([...settled, ...openChoices(item, selectedOptions)]);
  return [...certain.filter((mark) => mark !== 'contains_nuts'), ...nuts];
}

/** Every choice on sale that may still have to be made: of the options asked and not answered yet. */
function openChoices({ options }: MarkedItem, selectedOptions: readonly SelectedOption[]): readonly Marked[] {
  return unansweredOptions(options, selectedOptions).flatMap(offeredBy);
}

/** The choices on sale of an option, each with those that it asks for itself. */
function offeredBy({ choices }: MenuOption): readonly Choice[] {
  return choices
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((choice) => {
      const required = (choice.options ?? []).filter(({ minChoices }) => minChoices > 0);
      return [choice, ...required.flatMap(offeredBy)];
    });
}

/** What else a dish can be, as configured so far: vegan, or else vegetarian, and what would make it so. */
export function dietOption(item: MarkedItem, selectedOptions: readonly SelectedOption[]): DietOption | null {
  const certain: readonly Marked[] = [{ dietary: certainMarks(item, selectedOptions) }];
  for (const diet of ['vegan', 'vegetarian'] as const) {
    if (certain.some((marks) => suits(marks, diet))) return null;
    const changes = dietChanges(item, selectedOptions, diet)?.changes ?? [];
    if (changes.length > 0) return { diet, words: changesInWords(changes) };
  }
  return null;
}

/** What a dish's card says of diets: the marks that hold as it is offered, and what would make it vegan or vegetarian. */
export function cardMarks(item: MarkedItem): {
  readonly dietary: readonly DietaryMark[];
  readonly dietOption?: DietOption;
} {
  const offered = preselected(item.options);
  const option = dietOption(item, offered);
  return { dietary: certainMarks(item, offered), ...(option !== null && { dietOption: option }) };
}
