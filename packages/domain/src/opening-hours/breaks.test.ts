import { describe, expect, test } from 'vitest';
import { closedUntil } from './closed-until.ts';
import { closingBefore } from './closing-before.ts';
import { closingTime } from './closing-time.ts';
import { nextOpeningTime } from './next-opening.ts';
import { openStatus } from './open-status.ts';
import { openedAt } from './opened-at.ts';
import type { DayHours, OpeningHours, SpecialHours } from './opening-hours.ts';
import { weekdays } from './opening-hours.ts';

const twice: DayHours = {
  isActive: true,
  opening: '12:00',
  closing: '22:00',
  breaks: [{ from: '14:30', to: '17:30' }],
};
const shut = { ...twice, isActive: false };
const night: DayHours = { ...twice, closing: '02:00', breaks: [{ from: '23:00', to: '00:30' }] };
const everyDay = (day: DayHours): OpeningHours => Object.fromEntries(weekdays.map((name) => [name, day]));
const scheduleOf = (hours: OpeningHours, specialHours: readonly SpecialHours[] = []) => ({
  ...{ hours, specialHours, timeZone: 'Europe/London' },
  ...{ hasDelivery: true, hasCollection: true, isActive: true },
});
// 2025-06-04 is a Wednesday; London is an hour ahead of UTC then.
const at = (time: string, day = '2025-06-04') => new Date(`${day}T${time}+01:00`);

describe('a day of two services', () => {
  const schedule = scheduleOf({ ...everyDay(twice), thursday: shut });

  test.each([
    ['11:59', 'Closed · Opens today at 12:00'],
    ['12:00', 'Open now · Closes today at 14:30'],
    ['14:29:59', 'Open now · Closes today at 14:30'],
    ['14:30:59', 'Open now · Reopens Wednesday at 17:30'],
    ['14:31', 'Closed · Opens today at 17:30'],
    ['17:29:59', 'Closed · Opens today at 17:30'],
    ['17:30', 'Open now · Closes today at 22:00'],
    ['22:00', 'Open now · Reopens Friday at 12:00'],
    ['22:01', 'Closed · Opens Friday at 12:00'],
  ])('at %s: %s', (time, message) => {
    expect(openStatus(schedule, at(time)).message).toBe(message);
  });

  test('the running service is the one that began, ends, and comes next', () => {
    expect(openedAt(schedule, at('13:00'))).toEqual(at('12:00'));
    expect(openedAt(schedule, at('15:00'))).toBeNull();
    expect(openedAt(schedule, at('18:00'))).toEqual(at('17:30'));
    expect(closingTime(schedule, at('13:00'))).toEqual(at('14:31'));
    expect(closingTime(schedule, at('15:00'))).toBeNull();
    expect(closingTime(schedule, at('18:00'))).toEqual(at('22:01'));
    expect(nextOpeningTime(schedule, at('13:00'))).toEqual(at('17:30'));
    expect(closingBefore(schedule, at('14:20'), at('14:45'))).toBe('14:30');
  });

  test('a break of a minute closes nothing', () => {
    const short = scheduleOf(everyDay({ ...twice, breaks: [{ from: '14:30', to: '14:31' }] }));
    expect(closingTime(short, at('13:00'))).toEqual(at('22:01'));
  });

  test('the checks of the specification come first', () => {
    expect(openStatus({ ...schedule, isActive: false }, at('15:00')).message).toBe('Temporarily closed');
    expect(openStatus(schedule, at('15:00', '2025-06-05')).message).toBe('Closed today');
    const equal = scheduleOf(everyDay({ ...twice, closing: '12:00' }));
    expect(openStatus(equal, at('18:00')).message).toBe('Closed today');
  });
});

describe('a service past midnight', () => {
  const schedule = scheduleOf({ ...everyDay(night), friday: shut });

  test.each([
    ['2025-06-04', '22:59', 'Open now · Closes today at 23:00'],
    ['2025-06-04', '23:30', 'Closed · Opens tomorrow at 00:30'],
    ['2025-06-05', '00:15', 'Closed · Opens today at 00:30'],
    ['2025-06-05', '01:00', 'Open now · Closes today at 02:00'],
    ['2025-06-05', '03:00', 'Closed · Opens today at 12:00'],
    // Friday is closed, so what would begin in its night is not an opening.
    ['2025-06-05', '23:30', 'Closed · Opens Saturday at 12:00'],
    ['2025-06-06', '01:00', 'Closed today'],
  ])('%s %s: %s', (day, time, message) => {
    expect(openStatus(schedule, at(time, day)).message).toBe(message);
  });
});

describe('special hours', () => {
  test('have breaks of their own', () => {
    const special = { ...twice, breaks: [{ from: '15:00', to: '18:00' }], date: '2025-06-04' };
    const schedule = scheduleOf(everyDay(twice), [special]);
    expect(openStatus(schedule, at('14:45')).message).toBe('Open now · Closes today at 15:00');
    expect(openStatus(schedule, at('17:45')).message).toBe('Closed · Opens today at 18:00');
  });

  test('have none where they say none', () => {
    const { breaks: _breaks, ...whole } = twice;
    const schedule = scheduleOf(everyDay(twice), [{ ...whole, date: '2025-06-04' }]);
    expect(openStatus(schedule, at('15:00')).message).toBe('Open now · Closes today at 22:00');
  });

  test('that close for longer end at the first service of the day after', () => {
    const holiday = Array.from({ length: 12 }, (_, day) => ({
      ...shut,
      date: `2025-06-${String(day + 4).padStart(2, '0')}`,
    }));
    const schedule = scheduleOf(everyDay(twice), holiday);
    expect(closedUntil(schedule, at('13:00'))).toBe('2025-06-16');
    const status = openStatus({ ...schedule, closedUntil: '2025-06-16' }, at('13:00'));
    expect(status).toMatchObject({ message: 'Closed until 16 June', opens: 'Mon 16 June, 12:00' });
  });
});

describe('when the clocks change in London', () => {
  const early = scheduleOf(
    everyDay({
      isActive: true,
      opening: '00:15',
      closing: '04:00',
      breaks: [{ from: '00:45', to: '01:30' }],
    }),
  );

  test('a service that begins in the hour that is skipped begins at the jump', () => {
    expect(nextOpeningTime(early, new Date('2025-03-30T00:50:00Z'))).toEqual(
      new Date('2025-03-30T01:00:00Z'),
    );
    expect(openStatus(early, new Date('2025-03-30T01:00:00Z')).message).toBe(
      'Open now · Closes today at 04:00',
    );
  });

  test('a break in the hour that comes twice ends in the first', () => {
    expect(nextOpeningTime(early, new Date('2025-10-25T23:50:00Z'))).toEqual(
      new Date('2025-10-26T00:30:00Z'),
    );
    expect(closingTime(early, new Date('2025-10-26T01:15:00Z'))).toEqual(new Date('2025-10-26T04:01:00Z'));
  });
});
