import { priceFrom } from '../menu/price-from.ts';
import { zeroPence } from '../money/pence.ts';
import { penceFromPounds } from '../money/pounds.ts';
import type { FileProblem } from './file-problem.ts';
import type { ItemInFile, RestaurantFile } from './option-groups.ts';
import type { WrittenFile } from './restaurant-file-schema.ts';

/** Finds groups that nothing uses. */
export function unusedGroups({ optionGroups, categories }: WrittenFile): FileProblem[] {
  const used = new Set(
    categories.flatMap(({ items }) => items.flatMap(({ options }) => options)).filter(isName),
  );
  return Object.keys(optionGroups)
    .filter((name) => !used.has(name))
    .map((name) => ({
      path: ['optionGroups', name],
      message: `no dish uses the option group "${name}": name it in a dish's options, or remove it.`,
    }));
}

const isName = (option: unknown) => typeof option === 'string';

/** Finds what may be meant, but is a mistake more often: dishes that can be ordered for nothing. */
export function freeDishes(file: RestaurantFile): FileProblem[] {
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
