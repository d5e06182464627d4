import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayWithBreaks } from '../testing/opening-hours.ts';
import { rounds } from '../testing/soak.ts';
import { dayServices, doBreaksFit } from './day-services.ts';
import type { DayHours, OpeningBreak } from './opening-hours.ts';

const day = (opening: string, closing: string, ...breaks: OpeningBreak[]): DayHours => ({
  ...{ isActive: true, opening, closing },
  ...(breaks.length > 0 && { breaks }),
});
const ranges = (hours: DayHours) => dayServices(hours).map(({ opening, closing }) => `${opening}-${closing}`);
const afternoon = { from: '14:30', to: '17:30' };

describe('the services of a day', () => {
  test.each([
    ['one', day('12:00', '22:00'), ['12:00-22:00']],
    ['two', day('12:00', '22:00', afternoon), ['12:00-14:30', '17:30-22:00']],
    ['until midnight', day('12:00', '00:00', afternoon), ['12:00-14:30', '17:30-00:00']],
    ['past midnight', day('12:00', '02:00', { from: '23:00', to: '00:30' }), ['12:00-23:00', '00:30-02:00']],
    [
      'three',
      day('08:00', '22:00', { from: '10:00', to: '12:00' }, afternoon),
      ['08:00-10:00', '12:00-14:30', '17:30-22:00'],
    ],
    ['none', day('12:00', '12:00', afternoon), []],
    ['times that are none', day('noon', '22:00'), []],
  ])('%s', (_, hours, expected) => {
    expect(ranges(hours)).toEqual(expected);
  });

  test('those after midnight are minutes of the next day', () => {
    const [evening, night] = dayServices(day('12:00', '02:00', { from: '23:00', to: '00:30' }));
    expect(evening).toMatchObject({ openingMinute: 720, closingMinute: 1_380 });
    expect(night).toMatchObject({ openingMinute: 1_470, closingMinute: 1_560 });
  });
});

describe('breaks that cannot be meant count as none', () => {
  test.each([
    ['before the opening', day('12:00', '22:00', { from: '10:00', to: '11:00' })],
    ['after the closing', day('12:00', '22:00', { from: '22:30', to: '23:00' })],
    ['over the closing', day('12:00', '22:00', { from: '21:00', to: '23:00' })],
    ['from the opening on', day('12:00', '22:00', { from: '12:00', to: '13:00' })],
    ['up to the closing', day('12:00', '22:00', { from: '21:00', to: '22:00' })],
    ['backwards', day('12:00', '22:00', { from: '17:30', to: '14:30' })],
    ['without a length', day('12:00', '22:00', { from: '14:30', to: '14:30' })],
    ['in another order', day('12:00', '22:00', afternoon, { from: '13:00', to: '13:30' })],
    ['one within another', day('12:00', '22:00', afternoon, { from: '15:00', to: '16:00' })],
    ['no time of day', day('12:00', '22:00', { from: 'lunch', to: '17:30' })],
  ])('%s', (_, hours) => {
    expect(doBreaksFit(hours)).toBe(false);
    expect(ranges(hours)).toEqual([`${hours.opening}-${hours.closing}`]);
  });

  test('a day has three at most', () => {
    const breaks = ['13', '14', '15', '16'].map((hour) => ({ from: `${hour}:00`, to: `${hour}:30` }));
    expect(doBreaksFit(day('12:00', '22:00', ...breaks.slice(1)))).toBe(true);
    expect(doBreaksFit(day('12:00', '22:00', ...breaks))).toBe(false);
  });
});

test('services and breaks fill a day from its opening to its closing', () => {
  fc.assert(
    fc.property(dayWithBreaks, (hours) => {
      expect(doBreaksFit(hours)).toBe(true);
      const services = dayServices(hours);
      expect(services).toHaveLength((hours.breaks ?? []).length + 1);
      const between = services
        .slice(1)
        .map(({ opening }, at) => ({ from: services[at]?.closing, to: opening }));
      expect(between).toEqual(hours.breaks);
      const minutes = services.flatMap(({ openingMinute, closingMinute }) => [openingMinute, closingMinute]);
      expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
    }),
    { numRuns: rounds(50, 5_000) },
  );
});
