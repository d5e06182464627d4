import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayWithBreaks } from '../testing/opening-hours.ts';
import { rounds } from '../testing/soak.ts';
import { closingTime } from './closing-time.ts';
import { openStatus } from './open-status.ts';
import { type DayHours, type OpeningHours, weekdays } from './opening-hours.ts';

const from = (opening: string, closing: string, isActive = true): DayHours => ({
  isActive,
  opening,
  closing,
});
const everyDay = (day: DayHours): OpeningHours => Object.fromEntries(weekdays.map((name) => [name, day]));
const lunch = everyDay(from('12:00', '22:00'));
const late = everyDay(from('18:00', '02:00'));
// 2025-06-04 is a Wednesday; London is an hour ahead of UTC then.
const closes = (hours: OpeningHours, time: string, timeZone = 'Europe/London') =>
  closingTime({ hours, timeZone }, new Date(`2025-06-04T${time}+01:00`))?.toISOString() ?? null;

describe('the end of the closing minute', () => {
  test.each([
    ['at noon', lunch, '12:00', '2025-06-04T21:01:00.000Z'],
    ['in the closing minute', lunch, '22:00:59', '2025-06-04T21:01:00.000Z'],
    ['before the opening', lunch, '11:59', null],
    ['after the closing minute', lunch, '22:01', null],
    ['an overnight range, before midnight', late, '23:00', '2025-06-05T01:01:00.000Z'],
    ['an overnight range, after midnight', late, '01:00', '2025-06-04T01:01:00.000Z'],
    ['a range until midnight', everyDay(from('18:00', '00:00')), '20:00', '2025-06-04T23:01:00.000Z'],
    [
      "last night's range running into today's",
      { ...late, wednesday: from('01:30', '22:00') },
      '01:00',
      '2025-06-04T21:01:00.000Z',
    ],
    [
      "last night's range and today's, without a gap",
      { ...late, wednesday: from('02:01', '22:00') },
      '01:00',
      '2025-06-04T21:01:00.000Z',
    ],
    [
      'an overnight range into a day that is closed ends at midnight, as the open status says',
      { ...late, thursday: from('18:00', '02:00', false) },
      '23:00',
      '2025-06-04T23:00:00.000Z',
    ],
    [
      'days around the clock until one that closes',
      { ...everyDay(from('00:00', '23:59')), friday: from('00:00', '15:00') },
      '12:00',
      '2025-06-06T14:01:00.000Z',
    ],
    ['around the clock, every day', everyDay(from('00:00', '23:59')), '12:00', null],
    ['a day that is closed', everyDay(from('12:00', '22:00', false)), '13:00', null],
    ['no hours', {}, '13:00', null],
  ] as const)('%s', (_, hours, time, closing) => {
    expect(closes(hours, time)).toBe(closing);
  });

  test("the restaurant's time zone decides", () => {
    expect(closes(lunch, '12:00', 'Asia/Tokyo')).toBe('2025-06-04T13:01:00.000Z');
    expect(closes(lunch, '12:00', 'America/New_York')).toBeNull();
  });
});

describe('when the clocks change in London', () => {
  const at = (hours: OpeningHours, time: string) =>
    closingTime({ hours, timeZone: 'Europe/London' }, new Date(time))?.toISOString();

  test('a night that is an hour longer closes an hour later', () => {
    expect(at(late, '2025-10-25T23:00:00Z')).toBe('2025-10-26T02:01:00.000Z');
  });

  test('a night that is an hour shorter closes an hour earlier', () => {
    expect(at(everyDay(from('18:00', '03:00')), '2025-03-29T23:00:00Z')).toBe('2025-03-30T02:01:00.000Z');
  });

  test('a closing in the hour that is skipped closes at the jump', () => {
    expect(at(everyDay(from('18:00', '01:30')), '2025-03-29T23:00:00Z')).toBe('2025-03-30T01:00:00.000Z');
  });
});

test('is ahead, also where the clocks went back over a midnight that had passed', () => {
  // In St John's, until 2011, a minute after midnight: this is the second half past eleven of the Saturday.
  const now = new Date('2010-11-07T03:00:00Z');
  const hours = { ...late, sunday: from('18:00', '02:00', false) };
  const closing = closingTime({ hours, timeZone: 'America/St_Johns' }, now);
  expect(closing?.getTime()).toBeGreaterThan(now.getTime());
});

describe('agrees with the open status', () => {
  const time = fc
    .oneof(fc.nat(239), fc.nat(1439))
    .map(
      (minute) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    );
  const day: fc.Arbitrary<DayHours> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ isActive: fc.constant(true), opening: time, closing: time }) },
    { weight: 2, arbitrary: dayWithBreaks },
    { weight: 2, arbitrary: fc.constant(from('00:00', '23:59')) },
    { weight: 1, arbitrary: fc.constant(from('12:00', '22:00', false)) },
  );
  const week = fc
    .tuple(day, day, day, day, day, day, day)
    .map((days): OpeningHours => Object.fromEntries(weekdays.map((name, index) => [name, days[index]])));

  test.each([
    ['Europe/London', '2025-03-27'],
    ['Europe/London', '2025-10-23'],
    ['America/Santiago', '2025-04-03'],
    ['America/Santiago', '2025-09-04'],
    ['Asia/Beirut', '2025-03-27'],
    ['Asia/Beirut', '2025-10-23'],
    ['Australia/Lord_Howe', '2025-04-03'],
    ['Asia/Kathmandu', '2025-06-01'],
  ])('%s from %s', (timeZone, start) => {
    const isOpen = (hours: OpeningHours, instant: number) =>
      openStatus(
        { hasDelivery: true, hasCollection: true, isActive: true, hours, timeZone },
        new Date(instant),
      ).isOpen;
    fc.assert(
      fc.property(
        week,
        fc.nat(5 * 1440 * 60_000),
        fc.array(fc.nat(999), { minLength: 6, maxLength: 6 }),
        (hours, after, shares) => {
          const now = Date.parse(`${start}T00:00:00Z`) + after;
          const closing = closingTime({ hours, timeZone }, new Date(now))?.getTime() ?? null;
          if (!isOpen(hours, now)) {
            expect(closing).toBeNull();
            return;
          }
          const end = closing ?? now + 7 * 86_400_000;
          for (const share of shares) {
            const between = Math.floor(now + (share / 1_000) * (end - now));
            expect([between, isOpen(hours, between)]).toEqual([between, true]);
          }
          expect(isOpen(hours, end - 1)).toBe(true);
          if (closing !== null) expect(isOpen(hours, closing)).toBe(false);
        },
      ),
      { numRuns: rounds(40, 2_000) },
    );
  });
});
