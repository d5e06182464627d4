import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import type { DeliveryArea } from './delivery-area.ts';
import { generalTerms } from './general-terms.ts';

const area = (fields: Partial<DeliveryArea>): DeliveryArea => ({
  ...{ name: null, postcodes: ['LS1'], radiusKm: null, fee: pence(249), freeFrom: null, minimumOrder: null },
  ...{ minutesFrom: 30, minutesTo: 40 },
  ...fields,
});

test('of one area they are its own', () => {
  const { fee, freeFrom, minimumOrder, minutesFrom, minutesTo } = area({ minimumOrder: pence(0) });
  expect(generalTerms([area({ minimumOrder: pence(0) })])).toEqual({
    ...{ fee, freeFrom, minimumOrder, minutesFrom, minutesTo },
  });
});

test('of several: the lowest fee with its free amount, the lowest minimum, the widest range of minutes', () => {
  const near = area({ fee: pence(199), minimumOrder: pence(1200), minutesFrom: 25, minutesTo: 35 });
  const far = area({ fee: pence(349), freeFrom: pence(2000), minimumOrder: pence(1000), minutesTo: 55 });
  const terms = { fee: 199, freeFrom: null, minimumOrder: 1000, minutesFrom: 25, minutesTo: 55 };
  expect(generalTerms([near, far])).toEqual(terms);
  expect(generalTerms([far, near])).toEqual(terms);
  expect(generalTerms([near, area({ ...far, minimumOrder: null })]).minimumOrder).toBeNull();
  const generous = area({ ...near, freeFrom: pence(3000) });
  expect(generalTerms([near, generous, far]).freeFrom).toBe(3000);
});

test('a restaurant has at least one area', () => {
  expect(() => generalTerms([])).toThrow('at least one delivery area');
});
