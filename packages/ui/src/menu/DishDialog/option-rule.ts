import type { MenuOption } from '@tiffin/domain';
import { dishStrings } from '../dish.strings.ts';

/** What an option asks for, in words: "Choose 1", "Up to 3", or "3 of 3 chosen" at the limit. */
export const optionRule = (
  { minChoices, maxChoices }: Pick<MenuOption, 'minChoices' | 'maxChoices'>,
  chosenCount: number,
): string => {
  if (minChoices === maxChoices) return dishStrings.choose(minChoices);
  if (chosenCount >= maxChoices) return dishStrings.chosen(chosenCount, maxChoices);
  if (minChoices === 0) return dishStrings.upTo(maxChoices);
  return dishStrings.chooseBetween(minChoices, maxChoices);
};

/** The parts of the rule beside an option's name, what matters most first and strong: "First 2 included · Up to 4". */
export const optionRuleParts = (
  option: Pick<MenuOption, 'minChoices' | 'maxChoices' | 'included' | 'pricing'>,
  chosenCount: number,
): readonly { readonly words: string; readonly isStrong?: true }[] => {
  const { minChoices, maxChoices, included, pricing } = option;
  return [
    ...(minChoices > 0 ? [{ words: dishStrings.required, isStrong: true as const }] : []),
    ...(included === undefined
      ? []
      : [{ words: dishStrings.firstIncluded(included), isStrong: true as const }]),
    ...(minChoices === 0 && included === undefined ? [{ words: dishStrings.optional }] : []),
    { words: optionRule(option, chosenCount) },
    ...(pricing === 'dearest' ? [{ words: dishStrings.dearestCounts(maxChoices) }] : []),
  ];
};
