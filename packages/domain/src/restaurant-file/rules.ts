import { dayServices, doBreaksFit } from '../opening-hours/day-services.ts';
import { isTimeZone } from '../opening-hours/local-time.ts';
import { onlyModeOf } from '../promo/promo-code.ts';
import { areaProblems } from './areas-in-file.ts';
import { doubled } from './doubled.ts';
import type { FileProblem } from './file-problem.ts';
import type { WrittenCategory } from './menu-schema.ts';
import { nearest } from './nearest.ts';
import { hoursFromText } from './opening-text.ts';
import { groupsOf } from './option-groups.ts';
import { dishOptionProblems, groupProblems } from './option-rules.ts';
import { doubledPictures } from './photos.ts';
import type { WrittenFile } from './restaurant-file-schema.ts';
import type { PromoCodeInFile } from './settings-schema.ts';

const maxShortName = 40;

// A service that begins after midnight begins before 06:00: later ones are in the wrong order.
const latestOpening = 1_440 + 6 * 60;

/** Finds what is well-formed but cannot be meant: doubled keys, limits that nothing meets, unknown time zones. */
export function ruleProblems(file: WrittenFile): FileProblem[] {
  const groups = groupsOf(file);
  return [
    ...timeZoneProblems(file),
    ...hoursProblems(file),
    ...areaProblems(file),
    ...deliveryMinutesProblems(file),
    ...minutesProblems(['settings', 'collectionTerms', 'minutes'], file.settings.collectionTerms.minutes),
    ...doubled(
      ['settings', 'areas'],
      'name',
      (file.settings.areas ?? []).map(({ name }) => name),
    ),
    ...doubled(
      ['promoCodes'],
      'code',
      file.promoCodes.map((promo) => promo.code),
    ),
    ...file.promoCodes.flatMap((promo, index) => promoProblems(['promoCodes', String(index)], promo)),
    ...file.promoCodes.flatMap((promo, index) =>
      promoCategoryProblems(['promoCodes', String(index)], promo, file),
    ),
    ...doubled(
      ['categories'],
      'key',
      file.categories.map((category) => category.key),
    ),
    // A dish keeps its id when it moves to another category, so its key counts in the whole file.
    ...doubledItems(file.categories),
    ...file.categories.flatMap((category, index) => chipProblems(['categories', String(index)], category)),
    ...doubledPictures(file),
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

function hoursProblems({ hours }: WrittenFile): FileProblem[] {
  return Object.entries(hours).flatMap(([day, text = 'closed']) => {
    const written = hoursFromText(text);
    const isInOrder = dayServices(written).every(({ openingMinute }) => openingMinute < latestOpening);
    if (doBreaksFit(written) && isInOrder) return [];
    const message = `hours.${day} ${text}: write its services one after another, as 12:00-14:30, 17:30-22:00.`;
    return [{ path: ['hours', day], message }];
  });
}

function deliveryMinutesProblems({ settings: { areas = [], deliveryTerms } }: WrittenFile): FileProblem[] {
  const path = ['settings', 'deliveryTerms', 'minutes'];
  return [
    ...(deliveryTerms === undefined ? [] : minutesProblems(path, deliveryTerms.minutes)),
    ...areas.flatMap(({ minutes }, index) =>
      minutesProblems(['settings', 'areas', String(index), 'minutes'], minutes),
    ),
  ];
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
  const { mode, ...rest } = promo;
  if (mode === 'collection' && onlyModeOf(rest) === 'delivery') {
    problems.push({
      path: [...path, 'mode'],
      message: `${promo.code} takes the delivery fee off orders without one: write mode: delivery, or leave it out.`,
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

function promoCategoryProblems(
  path: readonly string[],
  { code, categories = [] }: PromoCodeInFile,
  file: WrittenFile,
): FileProblem[] {
  const known = file.categories.map((category) => category.key);
  return categories.flatMap((key, index) => {
    if (known.includes(key)) return [];
    const meant = nearest(key, known);
    const remedy = meant === undefined ? 'write the key of a category' : `write ${meant}`;
    return [
      {
        path: [...path, 'categories', String(index)],
        message: `${code} names the category "${key}", which there is not: ${remedy}.`,
      },
    ];
  });
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
