import type { components } from '@tiffin/api/schema';
import type { ChoiceRow, OptionRow, OptionTree } from '../menu/menu.wire.ts';

type FilterableOption = components['schemas']['FilterableOption'];

/** What leaving dishes out by allergens and diets reads of an option. */
export const filterableOption = ({
  name,
  minChoices,
  choices,
}: OptionTree<OptionRow, ChoiceRow>): FilterableOption => ({
  name,
  minChoices,
  choices: choices.map(
    ({ name: choiceName, isAvailable, allergens, max, isPreselected, dietary, options }) => ({
      ...{ name: choiceName, isAvailable, allergens },
      ...(max > 1 && { max }),
      ...(isPreselected && { isPreselected }),
      ...(dietary.length > 0 && { dietary: [...dietary] }),
      ...(options.length > 0 && { options: options.map(filterableOption) }),
    }),
  ),
});
