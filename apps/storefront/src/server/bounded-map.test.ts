import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('what was not asked for longest makes room first', () => {
  const map = createBoundedMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect(map.get('b')).toBeUndefined();
  expect([map.get('a'), map.get('c'), map.size]).toEqual([1, 3, 2]);
});

test('values count by their size, and one that is too large is not kept', () => {
  const map = createBoundedMap<string>(10, (value) => value.length);
  map.set('a', 'xxxx');
  map.set('b', 'xxxx');
  map.set('a', 'xxxxxx');
  expect([map.get('a'), map.get('b')]).toEqual(['xxxxxx', 'xxxx']);
  map.set('c', 'x');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 'xxxx', 'x']);
  map.set('d', 'x'.repeat(11));
  expect([map.get('d'), map.size]).toEqual([undefined, 2]);
  map.delete('b');
  map.delete('b');
  map.set('e', 'x'.repeat(9));
  expect(map.size).toBe(2);
});

test('ten thousand strangers take no more room than two', () => {
  const map = createBoundedMap<null>(2);
  for (let index = 0; index < 10_000; index += 1) map.set(`host-${index}`, null);
  expect(map.size).toBe(2);
});
