import { expect, test } from 'vitest';
import { soldOutCount } from './sold-out-count.ts';

const off = { isAvailable: false, soldOut: { until: null } };
const offByFile = { isAvailable: false, soldOut: null };
const naan = { id: 'naan', name: 'Garlic naan', ...off };

test('dishes and choices that staff took off count, each once, and not what the file leaves out', () => {
  const options = [
    { id: 'bread', name: 'Bread', choices: [naan] },
    { id: 'more-bread', name: 'More bread', choices: [naan] },
  ];
  const items = [
    { id: 'lamb', name: 'Lamb chops', ...off, options: [] },
    { id: 'dal', name: 'Dal', isAvailable: true, soldOut: null, options },
    { id: 'haleem', name: 'Haleem', ...offByFile, options: [] },
  ];
  expect(soldOutCount([{ id: 'grill', name: 'From the grill', items }])).toBe(2);
});
