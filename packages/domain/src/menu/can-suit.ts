import type { DietOption } from './card-marks.ts';
import { isDiet, suits } from './diets.ts';
import type { DietaryMark } from './menu.ts';

/** Whether a dish can be had for a diet, as its card shows it. */
export function canSuit(
  {
    dietary,
    dietOption: option,
  }: { readonly dietary: readonly DietaryMark[]; readonly dietOption?: DietOption },
  diet: DietaryMark,
): boolean {
  if (!isDiet(diet)) return dietary.includes(diet);
  return suits({ dietary }, diet) || (option !== undefined && suits({ dietary: [option.diet] }, diet));
}
