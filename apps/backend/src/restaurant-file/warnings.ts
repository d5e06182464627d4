import { penceFromPounds, priceFrom, zeroPence } from '@tiffin/domain';
import type { ItemInFile, RestaurantFile } from './restaurant-file.ts';
import type { RuleProblem } from './rules.ts';

/** Finds what may be meant, but is a mistake more often: dishes that can be ordered for nothing. */
export function fileWarnings(file: RestaurantFile): RuleProblem[] {
  return file.categories.flatMap((category, index) =>
    category.items.flatMap((item, position) => {
      if (leastPrice(item) !== zeroPence) return [];
      const path = ['categories', String(index), 'items', String(position), 'price'];
      const message = `${item.name} can be ordered for £0.00: give the dish a price, or each choice of a required option.`;
      return [{ path, message }];
    }),
  );
}

/** The least that a dish costs once everything about it is on sale. */
function leastPrice({ price, options }: ItemInFile): number {
  return priceFrom({
    price: penceFromPounds(price),
    options: options.map(({ key, min, choices }) => ({
      id: key,
      minChoices: min,
      choices: choices.map((choice) => ({
        id: choice.key,
        price: penceFromPounds(choice.price),
        isAvailable: true,
      })),
    })),
  }).priceFrom;
}
