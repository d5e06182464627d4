import { addPence } from '../money/arithmetic.ts';
import type { Pence } from '../money/pence.ts';
import { chosenChoices } from './chosen-choices.ts';
import type { MenuItem, SelectedOption } from './menu.ts';

/** The price of one configured dish: its own and that of each choice. */
export function unitPrice(
  item: Pick<MenuItem, 'price' | 'options'>,
  selectedOptions: readonly SelectedOption[],
): Pence {
  return addPence(item.price, ...chosenChoices(item.options, selectedOptions).map(({ price }) => price));
}
