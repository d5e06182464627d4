import type { SaleTime } from '../menu/sale-note.ts';
import { dayServices } from '../opening-hours/day-services.ts';
import { minuteOfDay, weekdays } from '../opening-hours/opening-hours.ts';
import type { FileProblem } from './file-problem.ts';
import { nearest } from './nearest.ts';
import { hoursFromText } from './opening-text.ts';
import type { RestaurantFile } from './option-groups.ts';
import { saleTimesOf } from './sale-in-file.ts';

const dayMinutes = 1_440;
const weekMinutes = 7 * dayMinutes;

/** Finds dishes that nobody can ever order, because the restaurant is closed whenever they are sold. */
export function neverSold(file: RestaurantFile): FileProblem[] {
  const open = openRanges(file.hours);
  return file.categories.flatMap((category, index) =>
    category.items.flatMap((item, position) => {
      const saleTimes = saleTimesOf(item, category);
      if (
        saleTimes === null ||
        saleRanges(saleTimes).some((sold) => open.some((range) => doMeet(sold, range)))
      )
        return [];
      const path = ['categories', String(index), 'items', String(position)];
      return [{ path, message: `${item.name} is never sold: the restaurant is closed at all those times.` }];
    }),
  );
}

/** Finds dishes that are listed in categories which the file does not have. */
export function unknownCategories({ categories }: RestaurantFile): FileProblem[] {
  const known = new Set(categories.map(({ key }) => key));
  return categories.flatMap(({ items }, index) =>
    items.flatMap((item, position) =>
      item.alsoIn
        .filter((key) => !known.has(key))
        .map((key) => ({
          path: ['categories', String(index), 'items', String(position), 'alsoIn'],
          message: `${item.name}: alsoIn names "${key}", which is no category here: write the key of one.`,
        })),
    ),
  );
}

/** Finds dishes that are named to go with another, and which the file does not have, or which are that one. */
export function unknownCompanions({ categories }: RestaurantFile): FileProblem[] {
  const known = categories.flatMap(({ items }) => items.map(({ key }) => key));
  return categories.flatMap(({ items }, index) =>
    items.flatMap((item, position) =>
      item.goesWith
        .filter((key) => key === item.key || !known.includes(key))
        .map((key) => ({
          path: ['categories', String(index), 'items', String(position), 'goesWith'],
          message: `${item.name}: ${companionProblem(key, item.key, known)}`,
        })),
    ),
  );
}

function companionProblem(key: string, own: string, known: readonly string[]): string {
  if (key === own) return 'goesWith names the dish itself: write the keys of others.';
  const meant = nearest(key, known);
  const advice = meant === undefined ? 'write the key of one.' : `did you mean "${meant}"?`;
  return `goesWith names "${key}", which is no dish here: ${advice}`;
}

// In minutes of the week, from Sunday on; past its end they belong to the next Sunday.
interface WeekRange {
  readonly from: number;
  readonly to: number;
}

function openRanges(hours: RestaurantFile['hours']): WeekRange[] {
  return weekdays.flatMap((day, index) => {
    const written = hoursFromText(hours[day] ?? 'closed');
    if (!written.isActive || written.opening === written.closing) return [];
    return dayServices(written).map(({ openingMinute, closingMinute }) => ({
      from: index * dayMinutes + openingMinute,
      // The closing minute is open.
      to: index * dayMinutes + closingMinute + 1,
    }));
  });
}

function saleRanges(saleTimes: readonly SaleTime[]): WeekRange[] {
  return saleTimes.flatMap(({ days, from, to }) => {
    const [first, last] = [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0];
    const length = last > first ? last - first : last + dayMinutes - first;
    return days.map((day) => {
      const start = weekdays.indexOf(day) * dayMinutes + first;
      return { from: start, to: start + length };
    });
  });
}

function doMeet(one: WeekRange, other: WeekRange): boolean {
  return [-weekMinutes, 0, weekMinutes].some(
    (shift) => one.from + shift < other.to && other.from < one.to + shift,
  );
}
