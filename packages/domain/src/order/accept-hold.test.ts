import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifecycleLimits } from '../order-lifecycle/lifecycle-limits.ts';
import { acceptHold, acceptHoldMs, earliestPromise } from './accept-hold.ts';

const now = new Date('2026-11-20T18:47:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString();

test.each([
  ['an order with minutes left', inSeconds(240), acceptHoldMs],
  ['an order that nobody has to answer in time', null, acceptHoldMs],
  ['an order with just enough time', inSeconds(12), acceptHoldMs],
  ['an order with less', inSeconds(11.9), 0],
  ['an order in its last seconds', inSeconds(3), 0],
  ['an order whose time is over', inSeconds(-5), 0],
])('the acceptance of %s waits as long as there is time', (_, acceptBy, hold) => {
  expect(acceptHold({ acceptBy }, now)).toBe(hold);
});

test('an acceptance that waits is sent before the time to answer is over, and its promise may still be made', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 900_000 }), (leftMs) => {
      const acceptBy = new Date(now.getTime() + leftMs);
      const hold = acceptHold({ acceptBy: acceptBy.toISOString() }, now);
      if (hold > 0) expect(now.getTime() + hold).toBeLessThan(acceptBy.getTime());
      const sentAt = now.getTime() + hold;
      expect(earliestPromise(now).getTime() - sentAt).toBeGreaterThan(lifecycleLimits.leastPromiseMs);
    }),
  );
});
