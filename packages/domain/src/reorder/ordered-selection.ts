import type { SelectedOption } from '../menu/menu.ts';

/** What was chosen for one option of an ordered dish, with what the menu knows it by. */
export interface OrderedOption {
  readonly optionId: string;
  readonly choices: readonly OrderedChoice[];
}

/** A choice of an ordered dish. */
export interface OrderedChoice {
  readonly choiceId: string;
  readonly name: string;
  /** Its pieces in one of the dish, those below another choice in all pieces of that. */
  readonly count: number;
  readonly options?: readonly OrderedOption[];
}

/** What has to be chosen to get the same dish again. */
export function orderedSelection(options: readonly OrderedOption[], times = 1): SelectedOption[] {
  return options.flatMap(({ optionId, choices }) => [
    {
      optionId,
      choiceIds: choices.flatMap(({ choiceId, count }) =>
        Array.from({ length: Math.round(count / times) }, () => choiceId),
      ),
    },
    ...choices.flatMap(({ count, options: nested = [] }) => orderedSelection(nested, count)),
  ]);
}
