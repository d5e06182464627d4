import type { MenuOption } from '@tiffin/domain';
import { dishStrings } from '../dish.strings.ts';

/** What an option asks for, in words: "Choose 1", "Up to 3", or "3 of 3 chosen" at the limit. */
export const optionRule = ({ minChoices, maxChoices }: MenuOption, chosenCount: number): string => {
  if (minChoices === maxChoices) return dishStrings.choose(minChoices);
  if (chosenCount >= maxChoices) return dishStrings.chosen(chosenCount, maxChoices);
  if (minChoices === 0) return dishStrings.upTo(maxChoices);
  return dishStrings.chooseBetween(minChoices, maxChoices);
};
