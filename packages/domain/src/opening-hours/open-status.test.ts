import { describe, expect, test } from 'vitest';
import { type OrderableRestaurant, openStatus } from './open-status.ts';
import { type DayHours, minuteOfDay, type OpeningHours, weekdayNames, weekdays } from './opening-hours.ts';

const from = (opening: string, closing: string, isActive = true): DayHours => ({
  isActive,
  opening,
  closing,
});
const everyDay = (day: DayHours): OpeningHours => Object.fromEntries(weekdays.map((name) => [name, day]));
const restaurant = (hours: OpeningHours, change: Partial<OrderableRestaurant> = {}): OrderableRestaurant => ({
  hasDelivery: true,
  hasCollection: true,
  isActive: true,
  hours,
  timeZone: 'Europe/London',
  ...change,
});
const lunch = everyDay(from('12:00', '22:00'));
const late = everyDay(from('18:00', '02:00'));
// 2025-06-04 is a Wednesday; London is an hour ahead of UTC then.
const at = (time: string, day = '2025-06-04') => new Date(`${day}T${time}+01:00`);
const message = (hours: OpeningHours, now: Date, change?: Partial<OrderableRestaurant>) =>
  openStatus(restaurant(hours, change), now).message;

test('every day has its name', () => {
  expect(weekdays.map((day) => weekdayNames[day])).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
});

describe('the checks, in their order', () => {
  const nothing = { hasDelivery: false, hasCollection: false };

  test.each([
    ['unavailable', 'Currently unavailable for orders', {}, { ...nothing, isActive: false }],
    ['temporarily_closed', 'Temporarily closed', {}, { isActive: false }],
    ['no_hours', 'Hours not available', { ...lunch, wednesday: undefined }, {}],
    ['no_hours', 'Hours not available', { ...lunch, wednesday: from('noon', '22:00') }, {}],
    ['no_hours', 'Hours not available', { ...lunch, wednesday: from('12:00', 'late') }, {}],
    ['closed_today', 'Closed today', { ...lunch, wednesday: from('12:00', '22:00', false) }, {}],
    ['closed_today', 'Closed today', { ...lunch, wednesday: from('12:00', '12:00') }, {}],
    ['open', 'Open now · Closes today at 22:00', lunch, {}],
    ['open', 'Open now · Closes today at 22:00', lunch, { hasDelivery: false }],
    ['open', 'Open now · Closes today at 22:00', lunch, { hasCollection: false }],
  ] as const)('%s: %s', (kind, text, hours, change) => {
    const status = openStatus(restaurant(hours, change), at('13:00'));
    expect(status).toMatchObject({ kind, message: text, isOpen: kind === 'open' });
  });

  test('a day that is closed says so even while last night’s range is still running', () => {
    expect(message({ ...late, wednesday: from('18:00', '02:00', false) }, at('00:30'))).toBe('Closed today');
  });
});

describe('one day', () => {
  test.each([
    ['00:00', 'Closed · Opens today at 12:00'],
    ['11:59:59.999', 'Closed · Opens today at 12:00'],
    ['12:00', 'Open now · Closes today at 22:00'],
    ['21:59:59.999', 'Open now · Closes today at 22:00'],
    ['22:00', 'Open now · Reopens Thursday at 12:00'],
    ['22:00:59.999', 'Open now · Reopens Thursday at 12:00'],
    ['22:01', 'Closed · Opens tomorrow at 12:00'],
    ['23:59:59', 'Closed · Opens tomorrow at 12:00'],
  ])('at %s: %s', (time, text) => {
    expect(message(lunch, at(time))).toBe(text);
    expect(openStatus(restaurant(lunch), at(time)).isOpen).toBe(text.startsWith('Open'));
  });

  test('around the clock', () => {
    const always = everyDay(from('00:00', '23:59'));
    expect(message(always, at('00:00'))).toBe('Open now · Closes today at 23:59');
    expect(message(always, at('23:59:30'))).toBe('Open now · Reopens Thursday at 00:00');
  });

  test('until midnight', () => {
    const evening = everyDay(from('18:00', '00:00'));
    expect(message(evening, at('23:59'))).toBe('Open now · Closes tomorrow at 00:00');
    expect(message(evening, at('00:00'))).toBe('Open now · Reopens Wednesday at 18:00');
    expect(message(evening, at('00:01'))).toBe('Closed · Opens today at 18:00');
  });
});

describe('overnight', () => {
  test.each([
    ['00:30', 'Open now · Closes today at 02:00'],
    ['02:00', 'Open now · Reopens Wednesday at 18:00'],
    ['02:01', 'Closed · Opens today at 18:00'],
    ['17:59', 'Closed · Opens today at 18:00'],
    ['18:00', 'Open now · Closes tomorrow at 02:00'],
    ['23:59', 'Open now · Closes tomorrow at 02:00'],
  ])('at %s: %s', (time, text) => {
    expect(message(late, at(time))).toBe(text);
  });

  test('a range of last night that was switched off does not run on', () => {
    const hours = { ...late, tuesday: from('18:00', '02:00', false) };
    expect(message(hours, at('00:30'))).toBe('Closed · Opens today at 18:00');
    expect(message(hours, at('00:30', '2025-06-05'))).toBe('Open now · Closes today at 02:00');
  });

  test('last night’s range and today’s may overlap: the later closing counts', () => {
    const hours = { ...late, wednesday: from('01:00', '22:00') };
    expect(message(hours, at('00:30'))).toBe('Open now · Closes today at 02:00');
    expect(message(hours, at('01:30'))).toBe('Open now · Closes today at 22:00');
    expect(message(hours, at('02:00'))).toBe('Open now · Closes today at 22:00');
    const early = { ...late, wednesday: from('00:30', '01:00') };
    expect(message(early, at('00:45'))).toBe('Open now · Closes today at 02:00');
  });
});

describe('the next opening', () => {
  const only = (day: (typeof weekdays)[number], hours = from('12:00', '22:00')): OpeningHours => ({
    ...everyDay(from('12:00', '22:00', false)),
    [day]: hours,
  });

  test('is named by its day when it is neither today nor tomorrow', () => {
    const hours = { ...only('wednesday'), saturday: from('10:30', '22:00') };
    expect(message(hours, at('22:30'))).toBe('Closed · Opens Saturday at 10:30');
    expect(message(hours, at('22:00'))).toBe('Open now · Reopens Saturday at 10:30');
  });

  test('at the opening itself is the one after it', () => {
    const { nextOpening } = openStatus(restaurant(lunch), at('12:00'));
    expect(nextOpening).toEqual({ weekday: 'thursday', time: '12:00', daysAhead: 1 });
  });

  test('is found a whole week ahead', () => {
    expect(openStatus(restaurant(only('wednesday')), at('22:30'))).toEqual({
      kind: 'closed',
      isOpen: false,
      message: 'Closed · Opens Wednesday at 12:00',
      nextOpening: { weekday: 'wednesday', time: '12:00', daysAhead: 7 },
    });
  });

  test('is data on a closed day, and null when there is none', () => {
    const friday = { weekday: 'friday', time: '12:00', daysAhead: 2 };
    expect(openStatus(restaurant(only('friday')), at('13:00'))).toMatchObject({ nextOpening: friday });
    const never = everyDay(from('12:00', '22:00', false));
    expect(openStatus(restaurant(never), at('13:00'))).toMatchObject({ nextOpening: null });
  });

  test('out of sight means closed indefinitely', () => {
    // Sundays only, in the hour that the clocks skip on the very Sunday seven days on.
    const hours = only('sunday', from('01:10', '01:40'));
    const night = (time: string) => openStatus(restaurant(hours), new Date(`2025-03-23T${time}Z`));
    expect(night('12:00')).toEqual({
      kind: 'closed_indefinitely',
      isOpen: false,
      message: 'Closed indefinitely',
      nextOpening: null,
    });
    expect(night('01:40').message).toBe('Open now · Closes today at 01:40');
  });
});

describe('the restaurant’s time zone decides', () => {
  const noon = new Date('2025-06-04T12:00:00Z');

  test.each([
    ['Europe/London', 'Open now · Closes today at 22:00'],
    ['America/New_York', 'Closed · Opens today at 12:00'],
    ['Asia/Tokyo', 'Open now · Closes today at 22:00'],
    ['Pacific/Auckland', 'Closed · Opens today at 12:00'],
    ['Asia/Kathmandu', 'Open now · Closes today at 22:00'],
  ])('%s: %s', (timeZone, text) => {
    expect(message(lunch, noon, { timeZone })).toBe(text);
  });

  test('an unknown zone is a broken invariant', () => {
    expect(() => openStatus(restaurant(lunch, { timeZone: 'Leeds/Briggate' }), noon)).toThrow(RangeError);
  });
});

describe('when the clocks change in London', () => {
  test('in the hour that is shown twice a range closes once', () => {
    const hours = everyDay(from('18:00', '01:00'));
    const night = (time: string) => message(hours, new Date(`2025-10-26T${time}Z`));
    expect(night('00:00:30')).toBe('Open now · Reopens Sunday at 18:00');
    expect(night('00:01:00')).toBe('Closed · Opens today at 18:00');
    expect(night('01:00:00')).toBe('Closed · Opens today at 18:00');
  });

  test('a range over both hours stays open through them', () => {
    const night = (time: string) => message(late, new Date(`2025-10-26T${time}Z`));
    expect(night('00:59')).toBe('Open now · Closes today at 02:00');
    expect(night('01:30')).toBe('Open now · Closes today at 02:00');
    expect(night('02:00')).toBe('Open now · Reopens Sunday at 18:00');
    expect(night('02:01')).toBe('Closed · Opens today at 18:00');
  });

  test('in the hour that is skipped a range opens and closes at the jump', () => {
    const morning = (opening: string, closing: string, time: string) =>
      message(everyDay(from(opening, closing)), new Date(`2025-03-30T${time}Z`));
    expect(morning('01:30', '09:00', '00:59:59')).toBe('Closed · Opens today at 01:30');
    expect(morning('01:30', '09:00', '01:00:00')).toBe('Open now · Closes today at 09:00');
    expect(morning('18:00', '01:30', '00:58:59')).toBe('Open now · Closes today at 01:30');
    expect(morning('18:00', '01:30', '01:00:00')).toBe('Closed · Opens today at 18:00');
    expect(morning('01:10', '01:40', '00:30:00')).toBe('Closed · Opens tomorrow at 01:10');
  });
});

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['23:59', 1439],
  ['24:00', null],
  ['9:05', null],
  ['12:60', null],
  ['12:00:00', null],
  ['', null],
])('%j is minute %s of the day', (time, minute) => {
  expect(minuteOfDay(time)).toBe(minute);
});
