import { isTimeZone } from '../opening-hours/local-time.ts';
import { doubled } from './doubled.ts';
import type { FileProblem } from './file-problem.ts';
import type { WrittenCategory } from './menu-schema.ts';
import { groupsOf } from './option-groups.ts';
import { dishOptionProblems, groupProblems } from './option-rules.ts';
import type { WrittenFile } from './restaurant-file-schema.ts';
import type { PromoCodeInFile } from './settings-schema.ts';

const maxShortName = 40;

/** Finds what is well-formed but cannot be meant: doubled keys, limits that nothing meets, unknown time zones. */
export function ruleProblems(file: WrittenFile): FileProblem[] {
  const groups = groupsOf(file);
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
    ...groupProblems(groups),
    ...file.categories.flatMap((category, index) =>
      category.items.flatMap((item, position) =>
        dishOptionProblems(['categories', String(index), 'items', String(position), 'options'], item, groups),
      ),
    ),
  ];
}

function timeZoneProblems(file: WrittenFile): FileProblem[] {
  if (isTimeZone(file.timeZone)) return [];
  const message = `timeZone "${file.timeZone}" is not known: write an IANA name, as Europe/London.`;
  return [{ path: ['timeZone'], message }];
}

function minutesProblems(path: readonly string[], range: string): FileProblem[] {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return from <= to
    ? []
    : [{ path, message: `minutes run backwards (${range}): write the smaller number first.` }];
}

function promoProblems(path: readonly string[], promo: PromoCodeInFile): FileProblem[] {
  const problems: FileProblem[] = [];
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
function chipProblems(path: readonly string[], { name, shortName }: WrittenCategory): FileProblem[] {
  return shortName !== undefined || name.length <= maxShortName
    ? []
    : [
        {
          path: [...path, 'name'],
          message: `name "${name}" is too long for a chip: add a shortName of at most ${maxShortName} characters.`,
        },
      ];
}

function doubledItems(categories: readonly WrittenCategory[]): FileProblem[] {
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
