import { expect, test } from 'vitest';
import { closingBefore } from './closing-before.ts';
import { type OpeningHours, weekdays } from './opening-hours.ts';

const day = { isActive: true, opening: '12:00', closing: '22:30' };
const hours: OpeningHours = Object.fromEntries(weekdays.map((name) => [name, day]));
// 2025-06-04 is a Wednesday; London is an hour ahead of UTC then.
const at = (time: string) => new Date(`2025-06-04T${time}+01:00`);

test.each([
  ['six minutes before closing, ready after it', '22:24', '22:44', '22:30'],
  ['ready as the closing minute ends', '22:24', '22:31', '22:30'],
  ['ready in the closing minute', '22:05', '22:30', null],
  ['in the afternoon', '15:00', '15:20', null],
  ['ordered after closing', '22:40', '23:00', null],
])('%s', (_, ordered, ready, expected) => {
  expect(closingBefore({ hours, timeZone: 'Europe/London' }, at(ordered), at(ready))).toBe(expected);
});
