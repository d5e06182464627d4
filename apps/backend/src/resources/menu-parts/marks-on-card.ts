import { cardMarks, type DietaryMark, type MenuOption, pence } from '@tiffin/domain';
import type {
  ChoiceRow,
  OptionRow,
  OptionTree,
  PricedChoiceRow,
  PricedOptionRow,
} from '../menu/menu.wire.ts';

/** An option that a dish's card depends on. */
export type RequiredOptionRow = PricedOptionRow & Pick<OptionRow, 'name'>;
/** Its choice. */
export type RequiredChoiceRow = PricedChoiceRow & Pick<ChoiceRow, 'name' | 'isPreselected' | 'dietary'>;

/** The marks that a card shows: those of all that may be ordered, and what would make the dish vegan or vegetarian. */
export function marksOnCard(
  dietary: readonly DietaryMark[],
  options: readonly OptionTree<RequiredOptionRow, RequiredChoiceRow>[],
) {
  const marked = cardMarks({ dietary, options: options.map(markedOption) });
  return { ...marked, dietary: [...marked.dietary] };
}

function markedOption(option: OptionTree<RequiredOptionRow, RequiredChoiceRow>): MenuOption {
  const { id, name, minChoices, maxChoices, choices } = option;
  return {
    ...{ id, name, minChoices, maxChoices },
    choices: choices.map(({ optionId: _, isPreselected, options, ...choice }) => ({
      ...choice,
      ...(isPreselected && { isPreselected }),
      price: pence(choice.price),
      allergens: null,
      options: options.map(markedOption),
    })),
  };
}
