import { choiceText, configurationTexts, configure } from '@tiffin/domain';
import type { Addition } from './addition.ts';
import { writeAddition } from './kept-addition.ts';

/** Keeps the dish that a visitor wanted, to be added once they have signed in. */
export function keepAddition({ dish, quantity, selectedOptions }: Addition): void {
  const lines = 'options' in dish ? configure(dish, selectedOptions).lines : [];
  writeAddition({
    menuItemId: dish.id,
    quantity,
    selectedOptions,
    name: dish.name,
    photoUrl: dish.photoUrl,
    choices: configurationTexts(lines, choiceText),
  });
}
