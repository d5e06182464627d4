import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRestaurantFile } from './parse.ts';
import { openingHours } from './rows.ts';

const demo = readFileSync(join(import.meta.dirname, '../../demo/saffron.yaml'), 'utf8');

test.each([
  ['12:00-22:30', { isActive: true, opening: '12:00', closing: '22:30' }],
  ['18:00-02:00', { isActive: true, opening: '18:00', closing: '02:00' }],
  ['12:00-24:00', { isActive: true, opening: '12:00', closing: '00:00' }],
  ['00:00-24:00', { isActive: true, opening: '00:00', closing: '23:59' }],
  [
    '12:00-14:30, 17:30-24:00',
    { isActive: true, opening: '12:00', closing: '00:00', breaks: [{ from: '14:30', to: '17:30' }] },
  ],
  ['closed', { isActive: false, opening: '00:00', closing: '00:00' }],
])('hours of %s are kept as a clock shows them', (written, kept) => {
  const yaml = demo.replace(/^( +friday: ).*$/m, `$1${written}`);
  expect(openingHours(parseRestaurantFile(yaml, 'menu.yaml').file).friday).toEqual(kept);
});
