import { expect, test } from 'vitest';
import { isOrderLate, promisedTimes } from './is-order-late.ts';

const [from, to] = ['2026-11-20T19:05:00.000Z', '2026-11-20T19:15:00.000Z'];

test('a promise has both its ends', () => {
  expect(promisedTimes({ promisedFrom: from, promisedTo: to })).toEqual({
    from: new Date(from),
    to: new Date(to),
  });
  expect(promisedTimes({ promisedFrom: null, promisedTo: null })).toBeNull();
  expect(promisedTimes({ promisedFrom: from, promisedTo: null })).toBeNull();
  expect(promisedTimes({ promisedFrom: null, promisedTo: to })).toBeNull();
});

test('an order is late when its promise is over and it has not come', () => {
  const order = { status: 'out_for_delivery', mode: 'delivery', promisedFrom: from, promisedTo: to } as const;
  const after = new Date('2026-11-20T19:15:01Z');
  expect(isOrderLate(order, new Date(to))).toBe(false);
  expect(isOrderLate(order, after)).toBe(true);
  expect(isOrderLate({ ...order, status: 'completed' }, after)).toBe(false);
  expect(isOrderLate({ ...order, promisedFrom: null, promisedTo: null }, after)).toBe(false);
});
