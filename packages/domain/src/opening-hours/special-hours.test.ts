import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closingTime } from './closing-time.ts';
import { addDays, dateOf, isCalendarDate, isTimeZone, localDay, weekdayOf } from './local-time.ts';
import { openStatus } from './open-status.ts';
import { type DayHours, type OpeningHours, type SpecialHours, weekdays } from './opening-hours.ts';
import { currentSpecialHours } from './special-hours.ts';

const timeZone = 'Europe/London';
const from = (opening: string, closing: string, isActive = true): DayHours => ({
  isActive,
  opening,
  closing,
});
const everyDay = (day: DayHours): OpeningHours => Object.fromEntries(weekdays.map((name) => [name, day]));
const status = (hours: OpeningHours, specialHours: readonly SpecialHours[] | undefined, now: Date) =>
  openStatus({ hasDelivery: true, hasCollection: true, isActive: true, hours, specialHours, timeZone }, now);

describe('the hours of a date', () => {
  const lunch = everyDay(from('12:00', '22:00'));
  // 2026-12-25 is a Friday; London shows UTC then.
  const closed = { date: '2026-12-25', ...from('12:00', '22:00', false) };
  const late = { date: '2026-12-25', ...from('18:00', '02:00') };
  test.each([
    ['close a day', closed, '25T13:00', 'Closed today'],
    ['are skipped by the next opening', closed, '24T23:00', 'Closed · Opens Saturday at 12:00'],
    ['are the next opening', late, '24T23:00', 'Closed · Opens tomorrow at 18:00'],
    ['open later', late, '25T13:00', 'Closed · Opens today at 18:00'],
    ['run on after midnight, as those of yesterday', late, '26T01:00', 'Open now · Closes today at 02:00'],
    ['do not touch the day after', closed, '26T13:00', 'Open now · Closes today at 22:00'],
  ])('%s', (_, special, time, message) => {
    expect(status(lunch, [special], new Date(`2026-12-${time}:00Z`)).message).toBe(message);
  });

  test('do not end the night of the day before', () => {
    const nights = everyDay(from('18:00', '02:00'));
    const opensLate = { date: '2026-12-25', ...from('20:00', '23:00') };
    expect(status(nights, [opensLate], new Date('2026-12-25T01:00:00Z')).message).toBe(
      'Open now · Closes today at 02:00',
    );
  });

  test('open a day that has no hours', () => {
    expect(status({}, [late], new Date('2026-12-25T19:00:00Z')).isOpen).toBe(true);
  });
});

const time = fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const day: fc.Arbitrary<DayHours> = fc.record({
  isActive: fc.integer({ min: 0, max: 4 }).map((draw) => draw > 0),
  opening: time,
  closing: time,
});
const week = fc
  .tuple(day, day, day, day, day, day, day)
  .map((days): OpeningHours => Object.fromEntries(weekdays.map((name, index) => [name, days[index]])));
// Around both changes of the clocks.
const instant = fc
  .tuple(fc.constantFrom('2026-03-26', '2026-10-22'), fc.nat(6 * 1440 * 60_000))
  .map(([start, after]) => new Date(Date.parse(`${start}T00:00:00Z`) + after));
const dates = (now: Date, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => addDays(localDay(now, timeZone), first + index));
const weekAsDates = (hours: OpeningHours, days: readonly number[]): SpecialHours[] =>
  days.flatMap((one) => {
    const given = hours[weekdayOf(one)];
    return given === undefined ? [] : [{ date: dateOf(one), ...given }];
  });

describe('special hours', () => {
  test('for every date are a week of their own', () => {
    fc.assert(
      fc.property(week, week, instant, (usual, special, now) => {
        const specialHours = weekAsDates(special, dates(now, -1, 16));
        expect(status(usual, specialHours, now)).toEqual(status(special, undefined, now));
        expect(closingTime({ hours: usual, specialHours, timeZone }, now)).toEqual(
          closingTime({ hours: special, timeZone }, now),
        );
      }),
    );
  });

  test('that are those of the weekday change nothing', () => {
    fc.assert(
      fc.property(week, fc.subarray([-1, 0, 1, 2, 5, 7]), instant, (hours, picked, now) => {
        const days = picked.map((count) => addDays(localDay(now, timeZone), count));
        expect(status(hours, weekAsDates(hours, days), now)).toEqual(status(hours, undefined, now));
      }),
    );
  });

  test('a week ahead are still the next opening', () => {
    const now = new Date('2026-12-18T10:00:00Z');
    const late = { date: '2026-12-25', ...from('18:00', '23:00') };
    const never = everyDay(from('12:00', '22:00', false));
    const current = currentSpecialHours([late], { hours: {}, timeZone }, now).specialHours;
    expect(status(never, current, now).nextOpening).toMatchObject({ daysAhead: 7, time: '18:00' });
  });

  test('are those from yesterday to a fortnight ahead, as the restaurant counts days', () => {
    const on = (...dates: string[]) => dates.map((date) => ({ date, ...from('18:00', '02:00') }));
    const all = on('2026-12-22', '2026-12-23', '2026-12-24', '2027-01-07', '2027-01-08');
    const inTokyo = { hours: {}, timeZone: 'Asia/Tokyo' };
    // 2026-12-24 has begun in Tokyo.
    const evening = new Date('2026-12-23T15:00:00Z');
    expect(currentSpecialHours(all, inTokyo, evening).specialHours).toEqual(all.slice(1, 4));
    expect(currentSpecialHours([], inTokyo, evening)).toEqual({ specialHours: [], closedUntil: null });
  });

  test('that are not current change no open status', () => {
    fc.assert(
      fc.property(week, week, instant, (usual, special, now) => {
        const all = weekAsDates(special, dates(now, -9, 30));
        const current = currentSpecialHours(all, { hours: usual, timeZone }, now).specialHours;
        expect(current.length).toBeLessThan(all.length);
        expect(status(usual, current, now)).toEqual(status(usual, all, now));
      }),
    );
  });
});

test.each([
  ['2026-12-25', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('%j is a date: %s', (text, isDate) => {
  expect(isCalendarDate(text)).toBe(isDate);
});

test.each([
  ['Europe/London', true],
  ['UTC', true],
  ['Europe/Leeds', false],
  ['', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
