import { priceFrom } from '../menu/price-from.ts';
import { zeroPence } from '../money/pence.ts';
import type { FileProblem } from './file-problem.ts';
import { menuItemInFile } from './menu-item-in-file.ts';
import type {
  ChoiceInFile,
  NestedOptionInFile,
  OptionInFile,
  WrittenItem,
  WrittenOption,
} from './menu-schema.ts';
import { hoursFromText } from './opening-text.ts';
import { type ItemInFile, mostOf, piecesOf, type RestaurantFile } from './option-groups.ts';
import type { WrittenFile } from './restaurant-file-schema.ts';

/** Finds groups that nothing uses. */
export function unusedGroups({ optionGroups, categories }: WrittenFile): FileProblem[] {
  const options = [
    ...Object.values(optionGroups),
    ...categories.flatMap(({ items }) => items.flatMap(ownOptions)),
  ];
  const used = new Set(options.flatMap((option) => (isName(option) ? option : namedBelow(option))));
  return Object.keys(optionGroups)
    .filter((name) => !used.has(name))
    .map((name) => ({
      path: ['optionGroups', name],
      message: `no dish uses the option group "${name}": name it in a dish's options, or remove it.`,
    }));
}

const ownOptions = ({ options }: WrittenItem) => options;

const isName = (option: unknown) => typeof option === 'string';

const namedBelow = ({ choices }: Pick<WrittenOption, 'choices'>) =>
  choices.flatMap(({ options }) => options).filter(isName);

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

/** Finds days that look open and are not. */
export function daysWithoutTime({ hours }: WrittenFile): FileProblem[] {
  return Object.entries(hours).flatMap(([day, text = 'closed']) => {
    const { isActive, opening, closing } = hoursFromText(text);
    if (!isActive || opening !== closing) return [];
    const message = `hours.${day} ${text} means closed: write closed, or 00:00-24:00 for the whole day.`;
    return [{ path: ['hours', day], message }];
  });
}

/** Finds dishes, and choices of theirs, whose allergens nobody has stated, one warning for each dish. */
export function unstatedAllergens(file: RestaurantFile): FileProblem[] {
  return file.categories.flatMap((category, index) =>
    category.items.flatMap((item, position) => {
      const choices = item.options
        .flatMap((option) => option.choices)
        .flatMap((choice) => [choice, ...choice.options.flatMap((nested) => nested.choices)]);
      const unstated = [item, ...choices].filter(({ allergens }) => allergens === null);
      if (unstated.length === 0) return [];
      const names = [...new Set(unstated.map(({ name }) => name))].join(', ');
      const path = ['categories', String(index), 'items', String(position)];
      const message = `${item.name}: customers read "not stated" for the allergens of ${names}. Write allergens, or {} for none.`;
      return [{ path, message }];
    }),
  );
}

/** Finds choices that nobody can take, and pieces and options of choices that nobody is asked for. */
export function unreachableChoices(file: RestaurantFile): FileProblem[] {
  return file.categories.flatMap((category, index) =>
    category.items.flatMap((item, position) => {
      const sentences = item.options.flatMap((option) => [
        ...tooManyPieces(option),
        ...option.choices.flatMap((choice) => [
          ...choice.options.flatMap(tooManyPieces),
          ...unaskedOptions(choice),
        ]),
      ]);
      const path = ['categories', String(index), 'items', String(position)];
      return sentences.map((sentence) => ({ path, message: `${item.name}: ${sentence}` }));
    }),
  );
}

function tooManyPieces(option: OptionInFile | NestedOptionInFile): readonly string[] {
  const most = mostOf(option);
  return option.choices.flatMap(({ name, max }) =>
    max > most
      ? [
          `nobody can take ${max} of ${name}, because ${option.name} takes ${most}: lower one or raise the other.`,
        ]
      : [],
  );
}

function unaskedOptions({ name, isAvailable, options }: ChoiceInFile): readonly string[] {
  const [first] = options;
  if (first === undefined) return [];
  if (!isAvailable)
    return [`nobody is asked for ${first.name}, because ${name} is not available: remove one of the two.`];
  return options.flatMap((option) =>
    piecesOf(option.choices.filter((choice) => choice.isAvailable)) < option.min
      ? [
          `nobody can choose ${name}, because ${option.name} has too few available choices: add some, or lower its min.`,
        ]
      : [],
  );
}

/** The least that a dish costs once everything about it is on sale. */
function leastPrice(item: ItemInFile): number {
  return priceFrom(menuItemInFile(item)).priceFrom;
}
