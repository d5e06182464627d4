import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { type LeftLine, mergeReorders, type Reorder } from './reorder.ts';

const left = (lineId: string, readAt: number): LeftLine => ({
  lineId,
  name: lineId,
  quantity: 2,
  unitPrice: pence(500),
  reason: 'allergens_changed',
  message: 'Its allergens are not what they were.',
  readAt,
});
const none = { added: [], changed: [] };

test('a line that is still left keeps the version in which its allergens were read', () => {
  const first: Reorder = { ...none, menuVersion: 12, left: [left('curry', 12), left('soup', 12)] };
  // The menu has changed since: the soup is asked about again, with its allergens of now.
  const merged = mergeReorders(first, { ...none, menuVersion: 13, left: [left('soup', 13)] }, ['soup']);
  expect(merged).toEqual({ ...none, menuVersion: 13, left: [left('curry', 12), left('soup', 13)] });
});

test('what was accepted is no longer left', () => {
  const first: Reorder = { ...none, menuVersion: 12, left: [left('curry', 12), left('soup', 12)] };
  expect(mergeReorders(first, { ...none, menuVersion: 13, left: [] }, ['soup']).left).toEqual([
    left('curry', 12),
  ]);
});
