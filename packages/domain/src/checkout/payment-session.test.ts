import { expect, test } from 'vitest';
import { paymentSessionLifetimeMs } from './payment-session.ts';

const now = new Date('2026-03-04T21:00:00Z');
const minutes = (count: number) => count * 60_000;
const lifetimeWhenClosingIn = (count: number, marginMs?: number) =>
  paymentSessionLifetimeMs(now, new Date(now.getTime() + minutes(count)), marginMs) / 60_000;

test.each([
  [0, 30],
  [1, 30],
  [30, 30],
  [31, 31],
  [45, 45],
  [60, 60],
  [61, 60],
  [600, 60],
  [-5, 30],
])('closing in %i minutes, a payment session lasts %i', (closing, lifetime) => {
  expect(lifetimeWhenClosingIn(closing)).toBe(lifetime);
});

test('with no closing in sight it lasts an hour', () => {
  expect(paymentSessionLifetimeMs(now, null)).toBe(minutes(60));
});

test('the margin lengthens the shortest session only', () => {
  expect(lifetimeWhenClosingIn(5, minutes(2))).toBe(32);
  expect(lifetimeWhenClosingIn(45, minutes(2))).toBe(45);
  expect(lifetimeWhenClosingIn(90, minutes(2))).toBe(60);
});
