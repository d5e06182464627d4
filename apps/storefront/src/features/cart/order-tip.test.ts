import { expect, test } from 'vitest';
import { readTip } from './order-tip.ts';

test.each([
  [null, 0],
  ['', 0],
  ['200', 200],
  ['10000', 10_000],
  ['10001', 0],
  ['-1', 0],
  ['2.5', 0],
  ['0200', 0],
  ['1e2', 0],
  ['{"tip":200}', 0],
])('%j in the storage is a tip of %i p', (text, tip) => {
  expect(readTip(text)).toBe(tip);
});
