import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayWithBreaks } from '../testing/opening-hours.ts';
import { rounds } from '../testing/soak.ts';
import { messagesAlong, walkClock } from '../testing/wall-clock-walk.ts';
import { openStatus } from './open-status.ts';
import type { DayHours, OpeningHours } from './opening-hours.ts';

// Three days before each change of the clocks, in zones that change by 1 hour, 30 minutes, 2 hours, at
// midnight, in Ramadan, in the southern winter, and not at all.
const changes = [
  ['Europe/London', '2025-03-27'],
  ['Europe/London', '2025-10-23'],
  ['America/New_York', '2025-03-06'],
  ['America/New_York', '2025-10-30'],
  ['Australia/Lord_Howe', '2025-04-03'],
  ['Australia/Lord_Howe', '2025-10-02'],
  ['America/Santiago', '2025-04-03'],
  ['America/Santiago', '2025-09-04'],
  ['Antarctica/Troll', '2025-03-27'],
  ['Antarctica/Troll', '2025-10-23'],
  ['Asia/Beirut', '2025-03-27'],
  ['Asia/Beirut', '2025-10-23'],
  ['Africa/Casablanca', '2025-02-20'],
  ['Pacific/Chatham', '2025-09-25'],
  ['Asia/Kathmandu', '2025-06-01'],
] as const;

// Of each zone and change: 15 times 667 are 10,005 schedules.
const schedules = rounds(25, 667);

// Long enough for a day before, the days around the change, and a week to find the next opening in.
const walkDays = 16;
const checkedDays = { first: 1, last: 6 };

// Times in the small hours, where clocks change, are drawn as often as all others.
const time = fc
  .oneof(fc.nat(239), fc.nat(1439))
  .map((minute) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);
const isActive = fc.integer({ min: 0, max: 4 }).map((draw) => draw > 0);
const wholeDay: fc.Arbitrary<DayHours> = fc.record({ isActive, opening: time, closing: time });
const day = fc.oneof(
  wholeDay,
  fc.tuple(isActive, dayWithBreaks).map(([isOpen, hours]) => ({ ...hours, isActive: isOpen })),
);
const hours: fc.Arbitrary<OpeningHours> = fc.record(
  { sunday: day, monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day },
  { requiredKeys: ['saturday', 'sunday'] },
);

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function statusMessage(week: OpeningHours, timeZone: string, instant: number): string {
  const restaurant = { hasDelivery: true, hasCollection: true, isActive: true, hours: week, timeZone };
  return openStatus(restaurant, new Date(instant)).message;
}

const zones = rounds(changes.length, changes.length);
describe.each(changes.slice(0, zones))('%s from %s', (timeZone, from) => {
  const walk = walkClock(timeZone, `${from}T00:00:00Z`, walkDays);
  const checked = walk.flatMap(({ dayIndex }, index) =>
    dayIndex >= checkedDays.first && dayIndex <= checkedDays.last ? [index] : [],
  );

  test(
    'random weeks agree with a walk along the clock on the wall',
    () => {
      fc.assert(
        fc.property(
          hours,
          fc.array(fc.constantFrom(...checked), { minLength: 20, maxLength: 20 }),
          fc.nat(59_999),
          (week, indexes, milliseconds) => {
            const expectedAt = messagesAlong(walk, week);
            for (const index of indexes) {
              const instant = (walk[index]?.instant ?? 0) + milliseconds;
              expect([instant, statusMessage(week, timeZone, instant)]).toEqual([instant, expectedAt(index)]);
            }
          },
        ),
        { numRuns: schedules },
      );
    },
    60_000 + 1_000 * schedules,
  );

  test('each minute of a hard week agrees with the walk', () => {
    const night = { isActive: true, opening: '17:30', closing: '01:30' };
    const twice = { ...night, opening: '12:00', breaks: [{ from: '14:30', to: '17:30' }] };
    const thrice = {
      ...night,
      breaks: [
        { from: '22:00', to: '23:59' },
        { from: '00:15', to: '00:45' },
      ],
    };
    const early = { isActive: true, opening: '02:15', closing: '01:45' };
    const week = {
      sunday: early,
      monday: twice,
      tuesday: night,
      thursday: early,
      friday: twice,
      saturday: thrice,
    };
    const expectedAt = messagesAlong(walk, week);
    const minutes = checked.filter(
      (index) => (walk[index]?.dayIndex ?? 0) >= 2 && (walk[index]?.dayIndex ?? 9) <= 4,
    );
    const found = minutes.map((index) => statusMessage(week, timeZone, walk[index]?.instant ?? 0));
    expect(found).toEqual(minutes.map((index) => expectedAt(index)));
  }, 60_000);
});
