import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { minimumOrderOf } from './fees.ts';

test("the minimum of a delivery raises the restaurant's own, never lowers it, and leaves collection alone", () => {
  const minimum = (own: number, ofArea: number | null, mode: 'delivery' | 'collection' = 'delivery') =>
    minimumOrderOf(pence(own), mode, { minimumOrder: ofArea === null ? null : pence(ofArea) });
  expect(minimum(1500, 2000)).toBe(2000);
  expect(minimum(1500, 1200)).toBe(1500);
  expect(minimum(1500, null)).toBe(1500);
  expect(minimum(1500, 2000, 'collection')).toBe(1500);
});
