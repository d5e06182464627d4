import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedUntil } from './closed-until.ts';
import { addDays, dateOf, localDate, localDay, weekdayOf } from './local-time.ts';
import { openStatus } from './open-status.ts';
import { type DayHours, type OpeningHours, type SpecialHours, weekdays } from './opening-hours.ts';
import { datesBetween } from './special-dates.ts';
import { currentSpecialHours } from './special-hours.ts';

const open: DayHours = { isActive: true, opening: '12:00', closing: '22:00' };
const shut: DayHours = { ...open, isActive: false };
const everyDay = (day: DayHours): OpeningHours => Object.fromEntries(weekdays.map((name) => [name, day]));
const daily = everyDay(open);
const on = (from: string, to: string, hours: DayHours = shut): SpecialHours[] =>
  datesBetween({ from, to }).map((date) => ({ date, ...hours }));

interface Shop {
  readonly hours?: OpeningHours;
  readonly specialHours?: readonly SpecialHours[];
  readonly timeZone?: string;
}
// As the backend answers and a page shows it.
const status = (shop: Shop, now: Date) => {
  const { hours = daily, specialHours = [], timeZone = 'Europe/London' } = shop;
  const restaurant = { hasDelivery: true, hasCollection: true, isActive: true, hours, timeZone };
  return openStatus({ ...restaurant, ...currentSpecialHours(specialHours, restaurant, now) }, now);
};
const london = (time: string, offset = '+01:00') => new Date(`${time}:00${offset}`);

// A fortnight of July: London is an hour ahead of UTC.
const holiday = on('2026-07-20', '2026-08-02');

describe('a holiday', () => {
  test.each([
    ['on the day before, while open', '2026-07-19T21:59', 'Open now · Closes today at 22:00'],
    ['in the closing minute of the day before', '2026-07-19T22:00', 'Open now · Closes today at 22:00'],
    ['on the evening before', '2026-07-19T22:01', 'Closed until 3 August'],
    ['before midnight', '2026-07-19T23:59', 'Closed until 3 August'],
    ['from its first minute', '2026-07-20T00:00', 'Closed until 3 August'],
    ['until the opening is in sight', '2026-07-26T23:59', 'Closed until 3 August'],
    ['then the specification speaks', '2026-07-27T00:00', 'Closed today'],
    ['to its last minute', '2026-08-02T23:59', 'Closed today'],
    ['after it', '2026-08-03T00:00', 'Closed · Opens today at 12:00'],
  ])('%s', (_, time, message) => {
    expect(status({ specialHours: holiday }, london(time)).message).toBe(message);
  });

  test('says when it opens, with weekday and time', () => {
    expect(status({ specialHours: holiday }, london('2026-07-20T13:00'))).toEqual({
      kind: 'closed_until',
      isOpen: false,
      message: 'Closed until 3 August',
      nextOpening: null,
      opens: 'Mon 3 August, 12:00',
    });
  });

  test('ends at special hours, where the first opening has some', () => {
    const late = on('2026-08-03', '2026-08-03', { isActive: true, opening: '17:30', closing: '23:00' });
    const found = status({ specialHours: [...holiday, ...late] }, london('2026-07-20T13:00'));
    expect(found.opens).toBe('Mon 3 August, 17:30');
  });

  test('ends after a day of rest that follows', () => {
    const hours = { ...daily, monday: shut };
    expect(status({ hours, specialHours: holiday }, london('2026-07-21T13:00')).message).toBe(
      'Closed until 4 August',
    );
  });

  test('of sixty days is seen to its end', () => {
    const specialHours = on('2026-11-01', '2026-12-30');
    expect(status({ specialHours }, london('2026-11-01T13:00', 'Z')).opens).toBe('Thu 31 December, 12:00');
  });

  test('names the year where the day comes sooner in another', () => {
    const until = (last: string) =>
      status({ specialHours: on('2026-07-20', last) }, london('2026-07-20T13:00')).message;
    expect(until('2027-07-18')).toBe('Closed until 19 July');
    expect(until('2027-07-19')).toBe('Closed until 20 July 2027');
    expect(until('2027-08-02')).toBe('Closed until 3 August 2027');
  });
});

describe("the specification's words stay", () => {
  const monday = london('2026-07-20T13:00');
  test.each([
    ['where an opening is in sight', { specialHours: on('2026-07-20', '2026-07-26') }, 'Closed today'],
    [
      'on a day of rest before a holiday',
      { hours: { ...daily, monday: shut }, specialHours: on('2026-07-21', '2026-08-02') },
      'Closed today',
    ],
    ['where the week never opens', { hours: everyDay(shut), specialHours: holiday }, 'Closed today'],
    [
      'where only special hours open, later',
      { hours: everyDay(shut), specialHours: on('2026-08-03', '2026-08-03', open) },
      'Closed today',
    ],
    [
      'where today has no hours',
      { hours: { ...daily, monday: undefined }, specialHours: on('2026-07-21', '2026-08-02') },
      'Hours not available',
    ],
    ['without special hours', {}, 'Open now · Closes today at 22:00'],
  ] as const)('%s', (_, shop, message) => {
    expect(status(shop, monday).message).toBe(message);
  });

  test.each([
    [{ hasDelivery: false, hasCollection: false }, 'Currently unavailable for orders'],
    [{ isActive: false }, 'Temporarily closed'],
  ])('before the hours: %s', (change, message) => {
    const restaurant = {
      hasDelivery: true,
      hasCollection: true,
      isActive: true,
      hours: daily,
      timeZone: 'Europe/London',
    };
    const current = currentSpecialHours(holiday, restaurant, monday);
    expect(openStatus({ ...restaurant, ...current, ...change }, monday)).toMatchObject({ message });
  });

  test.each(['2026-07-20', '2026-07-01', 'soon'])('where the date is no day ahead: %s', (until) => {
    const restaurant = {
      hasDelivery: true,
      hasCollection: true,
      isActive: true,
      hours: daily,
      timeZone: 'Europe/London',
    };
    const wrong = { ...restaurant, specialHours: holiday, closedUntil: until };
    expect(openStatus(wrong, monday).message).toBe('Closed today');
  });
});

test('special hours that open a week without hours push nothing', () => {
  const specialHours = on('2026-08-03', '2026-08-03', open);
  const monday = london('2026-07-20T13:00');
  const until = (hours: OpeningHours) =>
    closedUntil({ hours, specialHours, timeZone: 'Europe/London' }, monday);
  expect(until(everyDay(shut))).toBeNull();
  expect(until({})).toBeNull();
});

describe("the restaurant's calendar decides", () => {
  test.each([
    // 15:00 UTC on the 19th is midnight of the 20th in Tokyo; there the evening before has passed.
    ['Asia/Tokyo', '2026-07-19T14:59:00Z', 'Closed until 3 August'],
    ['Asia/Tokyo', '2026-07-26T14:59:00Z', 'Closed until 3 August'],
    ['Asia/Tokyo', '2026-07-26T15:00:00Z', 'Closed today'],
    ['America/New_York', '2026-07-27T03:59:00Z', 'Closed until 3 August'],
    ['America/New_York', '2026-07-27T04:00:00Z', 'Closed today'],
    ['Europe/London', '2026-07-26T22:59:00Z', 'Closed until 3 August'],
    ['Europe/London', '2026-07-26T23:00:00Z', 'Closed today'],
  ])('%s at %s: %s', (timeZone, time, message) => {
    expect(status({ specialHours: holiday, timeZone }, new Date(time)).message).toBe(message);
  });
});

describe('what customers read of special hours', () => {
  const noted = (hours: SpecialHours[], customerNote: string) =>
    hours.map((special) => ({ ...special, customerNote }));
  const [first, ...rest] = noted(holiday, 'Family holiday.');
  const specialHours = first === undefined ? [] : [{ ...first, customerNote: '' }, ...rest];
  test.each([
    ['on the first day, which has none, the next one', '2026-07-20T13:00', 'Family holiday.'],
    ['on the evening before', '2026-07-19T23:00', 'Family holiday.'],
    ['not while it is open before', '2026-07-19T13:00', undefined],
    ['on its last day', '2026-08-02T13:00', 'Family holiday.'],
    ['not after it', '2026-08-03T09:00', undefined],
  ])('%s', (_, time, note) => {
    expect(status({ specialHours }, london(time)).note).toBe(note);
  });

  test('the note of hours that open shows too, and one of after the holiday does not', () => {
    const late = noted(on('2026-08-03', '2026-08-03', open), 'Back again!');
    expect(status({ specialHours: [...holiday, ...late] }, london('2026-07-20T13:00')).note).toBeUndefined();
    expect(status({ specialHours: late }, london('2026-08-03T13:00')).note).toBe('Back again!');
  });
});

// An oracle that walks day by day, by instants: it knows no ranges over two days.
// From three o'clock on: no change of the clocks leaves a day without its opening.
const time = fc
  .integer({ min: 180, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const day: fc.Arbitrary<DayHours> = fc.record({
  isActive: fc.integer({ min: 0, max: 3 }).map((draw) => draw > 0),
  opening: time,
  closing: time,
});
const week = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days): OpeningHours => Object.fromEntries(weekdays.map((name, index) => [name, days[index]])));
const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland');
const instant = fc
  .tuple(fc.constantFrom('2026-03-26', '2026-07-10', '2026-10-22'), fc.nat(6 * 1440 * 60_000))
  .map(([start, after]) => new Date(Date.parse(`${start}T00:00:00Z`) + after));
const shop = fc.record({
  hours: week,
  timeZone: zone,
  now: instant,
  start: fc.integer({ min: -2, max: 9 }),
  length: fc.integer({ min: 1, max: 60 }),
  gap: fc.option(fc.record({ at: fc.nat(59), hours: day })),
});
const specialOf = ({
  now,
  timeZone,
  start,
  length,
  gap,
}: {
  now: Date;
  timeZone: string;
  start: number;
  length: number;
  gap: { at: number; hours: DayHours } | null;
}) => {
  const today = localDay(now, timeZone);
  return Array.from({ length }, (_, index) => ({
    date: dateOf(addDays(today, start + index)),
    ...(gap?.at === index ? gap.hours : shut),
  }));
};
const clockAt = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );

describe('properties', () => {
  const opensOn = (hours: OpeningHours, special: readonly SpecialHours[], date: string) => {
    const given = special.find((one) => one.date === date) ?? hours[weekdayOf(Date.parse(date))];
    return given?.isActive === true && given.opening !== given.closing ? given : null;
  };
  test('the date is the first on which it opens, more than seven days ahead, though its week would open sooner', () => {
    fc.assert(
      fc.property(shop, (drawn) => {
        const { hours, timeZone, now } = drawn;
        const special = specialOf(drawn);
        const today = localDay(now, timeZone);
        const ahead = Array.from({ length: 90 }, (_, index) => dateOf(addDays(today, index)));
        const later = (given: DayHours | null, index: number) =>
          given !== null && (index > 0 || clockAt(now, timeZone) < given.opening);
        const first = (with_: readonly SpecialHours[]) =>
          ahead.findIndex((date, index) => later(opensOn(hours, with_, date), index));
        const next = first(special);
        const isPushed = next > 7 && first([]) >= 0;
        expect(closedUntil({ hours, specialHours: special, timeZone }, now)).toBe(
          isPushed ? ahead[next] : null,
        );
      }),
    );
  });

  test('every message but "Closed until" is the one without that date, and it stands only for two of them', () => {
    fc.assert(
      fc.property(shop, (drawn) => {
        const { hours, timeZone, now } = drawn;
        const specialHours = specialOf(drawn);
        const restaurant = { hasDelivery: true, hasCollection: true, isActive: true, hours, timeZone };
        const plain = openStatus({ ...restaurant, specialHours }, now);
        const shown = status({ hours, specialHours, timeZone }, now);
        if (shown.kind !== 'closed_until') {
          expect(shown).toEqual(plain);
          return;
        }
        const isSpecialToday = specialHours.some(({ date }) => date === localDate(now, timeZone));
        expect(isSpecialToday ? ['Closed today', 'Closed indefinitely'] : ['Closed indefinitely']).toContain(
          plain.message,
        );
        expect(plain.nextOpening).toBeNull();
      }),
    );
  });
});
