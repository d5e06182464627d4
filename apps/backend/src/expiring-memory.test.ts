import { expect, test } from 'vitest';
import { createExpiringMemory } from './expiring-memory.ts';

test('gives what is remembered until its time is over', () => {
  let time = 0;
  const memory = createExpiringMemory<string>(10, () => time);
  memory.set('a', 'first', 100);
  expect(memory.get('a')).toBe('first');
  expect(memory.get('b')).toBeUndefined();
  time = 99;
  expect(memory.get('a')).toBe('first');
  time = 100;
  expect(memory.get('a')).toBeUndefined();
});

test('holds no more than lives at once, however many come', () => {
  let time = 0;
  const memory = createExpiringMemory<number>(10_000, () => time);
  for (; time < 50_000; time += 10) memory.set(`key ${time}`, time, time + 1_000);
  expect(memory.size).toBe(100);
  expect(memory.get('key 49990')).toBe(49_990);
});

test('lets the one set longest ago make room', () => {
  const memory = createExpiringMemory<number>(2, () => 0);
  memory.set('a', 1, 100);
  memory.set('b', 2, 100);
  memory.set('a', 3, 100);
  memory.set('c', 4, 100);
  expect(['a', 'b', 'c'].map(memory.get)).toEqual([3, undefined, 4]);
  expect(memory.size).toBe(2);
});
