import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockMinutesAfter, clockMinutesBetween } from './clock-minutes.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  ['18:47:40', '19:22:00', 35],
  ['18:47:00', '19:22:00', 35],
  ['18:47:59.999', '19:22:50', 35],
  ['19:22:59', '19:22:01', 0],
  ['19:23:00', '19:22:59', -1],
])('from %s to %s are %d minutes', (from, to, minutes) => {
  expect(clockMinutesBetween(at(from), at(to))).toBe(minutes);
});

test('what is promised for so many minutes is so many minutes away, and a time without seconds', () => {
  const instants = fc.date({ min: at('00:00:00'), max: at('23:59:59'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.integer({ min: -120, max: 240 }), (from, minutes) => {
      const promise = clockMinutesAfter(from, minutes);
      expect(clockMinutesBetween(from, promise)).toBe(minutes);
      expect(promise.getTime() % 60_000).toBe(0);
    }),
  );
});
