import { describe, expect, test } from 'vitest';
import { refusedWith } from '../toasts/testing/refused-with.ts';
import { createCallKeys } from './call-keys.ts';

const curry = { lineId: 'curry', readAt: 12 };
const soup = { lineId: 'soup', readAt: 12 };

function setUp() {
  let made = 0;
  return createCallKeys(() => `key ${++made}`);
}

test('a call whose answer was lost keeps its key, also when another one is made in between', () => {
  const keys = setUp();
  expect(keys.keyOf(curry)).toBe('key 1');
  keys.failed(curry, refusedWith(null));
  expect(keys.keyOf(soup)).toBe('key 2');
  keys.answered(soup);
  expect(keys.keyOf(curry)).toBe('key 1');
});

test('an answered call is another one the next time, and so is one about a later menu', () => {
  const keys = setUp();
  keys.keyOf(curry);
  keys.answered(curry);
  expect(keys.keyOf(curry)).toBe('key 2');
  expect(keys.keyOf({ ...curry, readAt: 13 })).toBe('key 3');
});

test('the whole order once more forgets what was accepted before', () => {
  const keys = setUp();
  keys.keyOf(curry);
  keys.keyOf(null);
  keys.answered(null);
  expect(keys.keyOf(curry)).toBe('key 3');
  expect(keys.keyOf(null)).toBe('key 4');
});

describe('after a refusal', () => {
  test.each([
    ['no answer', refusedWith(null)],
    ['a fault of the server', refusedWith(503)],
    ['a first call that is still running', refusedWith(409, '', 'idempotency_conflict')],
    ['too many calls', refusedWith(429)],
  ])('with %s the key stays', (_, error) => {
    const keys = setUp();
    keys.keyOf(null);
    keys.failed(null, error);
    expect(keys.keyOf(null)).toBe('key 1');
  });

  test.each([
    ['a full cart', refusedWith(409, '', 'cart_full')],
    ['an order that is gone', refusedWith(404)],
  ])('with %s the next press is another call', (_, error) => {
    const keys = setUp();
    keys.keyOf(null);
    keys.failed(null, error);
    expect(keys.keyOf(null)).toBe('key 2');
  });
});
