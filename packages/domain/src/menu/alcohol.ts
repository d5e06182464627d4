import { chosenChoices } from './chosen-options.ts';
import type { MenuItem, NestedChoice, SelectedOption } from './menu.ts';

/** The chosen choices that bring alcohol to their dish, in menu order. */
export function alcoholicChoices(
  options: MenuItem['options'],
  selectedOptions: readonly SelectedOption[],
): readonly NestedChoice[] {
  return chosenChoices(options, selectedOptions).filter(({ isAlcohol }) => isAlcohol === true);
}

/** Whether a dish as configured holds alcohol: it does by itself, or one of its choices brings some. */
export function isAlcoholic(
  { isAlcohol, options }: Pick<MenuItem, 'isAlcohol' | 'options'>,
  selectedOptions: readonly SelectedOption[],
): boolean {
  return isAlcohol === true || alcoholicChoices(options, selectedOptions).length > 0;
}
