import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayNames, weekdays } from '../opening-hours/opening-hours.ts';
import { rounds } from '../testing/soak.ts';
import { walkClock } from '../testing/wall-clock-walk.ts';
import { type SaleTime, saleNote } from './sale-note.ts';
import { whyNotSold } from './why-not-sold.ts';

const lunch: SaleTime = { days: ['monday', 'tuesday', 'friday'], from: '12:00', to: '14:30' };
// 2025-06-03 is a Tuesday; London is an hour ahead of UTC then.
const textAt = (saleTimes: readonly SaleTime[], time: string, day = '2025-06-03') =>
  saleNote(saleTimes, 'Europe/London', new Date(`${day}T${time}+01:00`))?.text ?? null;

describe('the words', () => {
  test.each([
    ['2025-06-02', '14:30', 'Tomorrow from 12:00'],
    ['2025-06-03', '11:59:59', 'Today from 12:00'],
    ['2025-06-03', '12:00', 'Lunch, until 14:30'],
    ['2025-06-03', '14:29:59', 'Lunch, until 14:30'],
    ['2025-06-03', '14:30', 'Friday from 12:00'],
    ['2025-06-06', '15:00', 'Monday from 12:00'],
  ])('%s %s: %s', (day, time, text) => {
    expect(textAt([lunch], time, day)).toBe(text);
  });

  test.each([
    [{ days: weekdays, from: '07:00', to: '11:30' }, '08:00', 'Breakfast, until 11:30'],
    [{ days: weekdays, from: '17:30', to: '22:00' }, '18:00', 'Until 22:00'],
    [{ days: weekdays, from: '22:00', to: '02:00' }, '01:00', 'Until 02:00'],
    [{ days: weekdays, from: '22:00', to: '02:00' }, '02:00', 'Today from 22:00'],
    [{ days: ['tuesday'], from: '00:00', to: '00:00' }, '12:00', 'Until 00:00'],
    [{ days: ['monday'], from: '22:00', to: '02:00' }, '01:59', 'Until 02:00'],
    [{ days: ['tuesday'], from: '12:00', to: '14:00' }, '14:00', 'Tuesday from 12:00'],
    [{ days: [], from: '12:00', to: '14:00' }, '12:00', 'Not at the moment'],
  ] as const)('%j at %s: %s', (saleTime, time, text) => {
    expect(textAt([saleTime], time)).toBe(text);
  });

  test('times without a gap are one, and all of them need no words', () => {
    const noon = { days: weekdays, from: '00:00', to: '12:00' };
    const rest = { days: weekdays, from: '12:00', to: '00:00' };
    expect(
      textAt(
        [
          { ...noon, days: ['tuesday'] },
          { ...rest, days: ['tuesday'], to: '14:00' },
        ],
        '11:00',
      ),
    ).toBe('Until 14:00');
    expect(textAt([noon, rest], '11:00')).toBeNull();
  });
});

test('a dish is sold where its times and modes both say so', () => {
  const isSold = { saleNote: { isSold: true, text: '' } };
  const isNot = { saleNote: { isSold: false, text: '' } };
  expect(whyNotSold({}, 'delivery')).toBeNull();
  expect(whyNotSold({ ...isSold, modes: ['collection'] }, 'collection')).toBeNull();
  expect(whyNotSold({ ...isSold, modes: ['collection'] }, 'delivery')).toBe('not_in_mode');
  expect(whyNotSold({ ...isNot, modes: ['collection'] }, 'delivery')).toBe('not_now');
});

const time = fc
  .oneof(fc.nat(239), fc.nat(1439))
  .map((minute) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);
const saleTimes = fc.array(
  fc.record({ days: fc.subarray([...weekdays], { minLength: 1 }), from: time, to: time }),
  { minLength: 1, maxLength: 3 },
);
function pad(value: number): string {
  return String(value).padStart(2, '0');
}

describe.each([
  ['Europe/London', '2025-03-27'],
  ['Europe/London', '2025-10-23'],
  ['Australia/Lord_Howe', '2025-04-03'],
  ['America/Santiago', '2025-09-04'],
])('in %s from %s', (timeZone, from) => {
  const walk = walkClock(timeZone, `${from}T00:00:00Z`, 16);
  const checked = walk.flatMap(({ dayIndex }, index) => (dayIndex >= 1 && dayIndex <= 6 ? [index] : []));

  test('a walk along the clock on the wall says the same, minute by minute', () => {
    fc.assert(
      fc.property(
        saleTimes,
        fc.array(fc.constantFrom(...checked), { minLength: 10, maxLength: 10 }),
        (times, indexes) => {
          const sold = soldAlong(walk, times);
          for (const index of indexes) {
            const note = saleNote(times, timeZone, new Date(walk[index]?.instant ?? 0));
            expect([index, note?.isSold ?? true]).toEqual([index, sold[index]]);
            if (note === null || note.isSold) continue;
            const next = walk[sold.indexOf(true, index)];
            const ahead = (next?.dayIndex ?? 0) - (walk[index]?.dayIndex ?? 0);
            const day = ['Today', 'Tomorrow'][ahead] ?? next?.dayName;
            expect(note.text.split(' from ')[0]).toBe(day);
          }
        },
      ),
      { numRuns: rounds(15, 500) },
    );
  });
});

// Whether something is sold in each minute of a walk, by nothing but the clock.
function soldAlong(walk: ReturnType<typeof walkClock>, times: readonly SaleTime[]): boolean[] {
  const keyOf = new Map(weekdays.map((day) => [weekdayNames[day], day]));
  const dayNames = new Map(walk.map(({ dayIndex, dayName }) => [dayIndex, keyOf.get(dayName)]));
  const isOn = (days: SaleTime['days'], dayIndex: number) => {
    const day = dayNames.get(dayIndex);
    return day !== undefined && days.includes(day);
  };
  return walk.map(({ dayIndex, reached }) =>
    times.some(({ days, from, to }) => {
      const isOvernight = to <= from;
      const isOfToday = isOn(days, dayIndex) && reached >= from && (isOvernight || reached < to);
      return isOfToday || (isOvernight && isOn(days, dayIndex - 1) && reached < to);
    }),
  );
}
