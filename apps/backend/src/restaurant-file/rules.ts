import { isTimeZone } from '@tiffin/domain';
import type {
  CategoryInFile,
  ItemInFile,
  OptionInFile,
  PromoCodeInFile,
  RestaurantFile,
} from './restaurant-file.ts';

/** A mistake that the schema cannot see, at its place in the file. */
export interface RuleProblem {
  readonly path: readonly string[];
  readonly message: string;
}

const maxShortName = 40;

/** Finds what is well-formed but cannot be meant: doubled keys, limits that nothing meets, unknown time zones. */
export function ruleProblems(file: RestaurantFile): RuleProblem[] {
  return [
    ...timeZoneProblems(file),
    ...minutesProblems(['settings', 'deliveryTerms', 'minutes'], file.settings.deliveryTerms.minutes),
    ...minutesProblems(['settings', 'collectionTerms', 'minutes'], file.settings.collectionTerms.minutes),
    ...doubled(
      ['promoCodes'],
      'code',
      file.promoCodes.map((promo) => promo.code),
    ),
    ...file.promoCodes.flatMap((promo, index) => promoProblems(['promoCodes', String(index)], promo)),
    ...doubled(
      ['categories'],
      'key',
      file.categories.map((category) => category.key),
    ),
    // A dish keeps its id when it moves to another category, so its key counts in the whole file.
    ...doubledItems(file.categories),
    ...file.categories.flatMap((category, index) => chipProblems(['categories', String(index)], category)),
    ...file.categories.flatMap((category, index) =>
      category.items.flatMap((item, position) =>
        itemProblems(['categories', String(index), 'items', String(position)], item),
      ),
    ),
  ];
}

function timeZoneProblems(file: RestaurantFile): RuleProblem[] {
  if (isTimeZone(file.timeZone)) return [];
  const message = `timeZone "${file.timeZone}" is not known: write an IANA name, as Europe/London.`;
  return [{ path: ['timeZone'], message }];
}

function minutesProblems(path: readonly string[], range: string): RuleProblem[] {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return from <= to
    ? []
    : [{ path, message: `minutes run backwards (${range}): write the smaller number first.` }];
}

function promoProblems(path: readonly string[], promo: PromoCodeInFile): RuleProblem[] {
  const problems: RuleProblem[] = [];
  if ((promo.type === 'PERCENTAGE_OFF') !== (promo.percent !== undefined)) {
    problems.push({
      path,
      message: `${promo.code}: "percent" goes with PERCENTAGE_OFF and with nothing else.`,
    });
  }
  if ((promo.type === 'FIXED_AMOUNT_OFF') !== (promo.amount !== undefined)) {
    problems.push({
      path,
      message: `${promo.code}: "amount" goes with FIXED_AMOUNT_OFF and with nothing else.`,
    });
  }
  if (
    promo.startsAt !== null &&
    promo.endsAt !== null &&
    Date.parse(promo.startsAt) >= Date.parse(promo.endsAt)
  ) {
    problems.push({
      path: [...path, 'endsAt'],
      message: `${promo.code} ends before it starts: swap the two or correct one.`,
    });
  }
  return problems;
}

/** The chip of a category has room for less than its heading. */
function chipProblems(path: readonly string[], { name, shortName }: CategoryInFile): RuleProblem[] {
  return shortName !== undefined || name.length <= maxShortName
    ? []
    : [
        {
          path: [...path, 'name'],
          message: `name "${name}" is too long for a chip: add a shortName of at most ${maxShortName} characters.`,
        },
      ];
}

function itemProblems(path: readonly string[], item: ItemInFile): RuleProblem[] {
  return [
    ...doubled(
      [...path, 'options'],
      'key',
      item.options.map((option) => option.key),
    ),
    ...item.options.flatMap((option, index) => optionProblems([...path, 'options', String(index)], option)),
  ];
}

function optionProblems(path: readonly string[], option: OptionInFile): RuleProblem[] {
  const problems = doubled(
    [...path, 'choices'],
    'key',
    option.choices.map((choice) => choice.key),
  );
  const max = option.max ?? option.choices.length;
  if (option.min > max) {
    problems.push({
      path: [...path, 'min'],
      message: `min ${option.min} is more than max ${max}: nobody could choose.`,
    });
  }
  if (max > option.choices.length) {
    problems.push({
      path: [...path, 'max'],
      message: `max ${max} is more than the ${option.choices.length} choices: lower it or add choices.`,
    });
  }
  return problems;
}

function doubledItems(categories: readonly CategoryInFile[]): RuleProblem[] {
  const seen = new Set<string>();
  return categories.flatMap((category, index) =>
    category.items.flatMap((item, position) => {
      const isDoubled = seen.has(item.key);
      seen.add(item.key);
      const path = ['categories', String(index), 'items', String(position), 'key'];
      return isDoubled
        ? [{ path, message: `key "${item.key}" is used twice: give each dish its own key.` }]
        : [];
    }),
  );
}

function doubled(path: readonly string[], field: string, values: readonly string[]): RuleProblem[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          {
            path: [...path, String(index), field],
            message: `${field} "${value}" is used twice: give each its own.`,
          },
        ],
  );
}
