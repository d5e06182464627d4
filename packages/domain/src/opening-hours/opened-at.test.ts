import { expect, test } from 'vitest';
import { openedAt } from './opened-at.ts';

const evening = { isActive: true, opening: '17:00', closing: '02:00' };
const schedule = {
  timeZone: 'Europe/London',
  // 20 November 2026 is a Friday.
  hours: { friday: evening, saturday: evening, sunday: { ...evening, isActive: false } },
};
const at = (instant: string) => openedAt(schedule, new Date(instant))?.toISOString() ?? null;

test('a restaurant is open since its range began, also after midnight', () => {
  expect(at('2026-11-20T16:59:59Z')).toBeNull();
  expect(at('2026-11-20T17:00:00Z')).toBe('2026-11-20T17:00:00.000Z');
  expect(at('2026-11-21T01:30:00Z')).toBe('2026-11-20T17:00:00.000Z');
  expect(at('2026-11-21T02:01:00Z')).toBeNull();
});

test('a range that runs into a closed day ends at midnight, as for customers', () => {
  expect(at('2026-11-21T23:59:00Z')).toBe('2026-11-21T17:00:00.000Z');
  expect(at('2026-11-22T00:30:00Z')).toBeNull();
});
