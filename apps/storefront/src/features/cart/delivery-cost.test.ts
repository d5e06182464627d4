import { type DeliveryArea, judgeDelivery, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { deliveryCost } from './delivery-cost.ts';

const origin = { latitude: 53.79, longitude: -1.55 };
const near: DeliveryArea = {
  ...{ name: 'Near', postcodes: ['LS1'], radiusKm: null },
  ...{ fee: pence(149), freeFrom: pence(2500), minimumOrder: null, minutesFrom: 25, minutesTo: 35 },
};
const far: DeliveryArea = {
  ...near,
  name: 'Far',
  postcodes: ['LS6'],
  fee: pence(349),
  freeFrom: pence(4000),
};

const costOf = (
  areas: readonly DeliveryArea[],
  postalCode: string | null,
  more: { totalAmount?: number } = {},
) =>
  deliveryCost(
    {
      cartView: { cart: { totalAmount: pence(more.totalAmount ?? 2000) } },
      mode: 'delivery',
      delivery: judgeDelivery(
        { areas, origin },
        postalCode === null ? null : { postalCode, latitude: null, longitude: null },
      ),
    },
    areas,
    false,
  );

test('of several areas the terms are those of the one that the order goes to', () => {
  expect(costOf([near, far], 'LS1 4AP')).toEqual({ missingForFree: 500, isFrom: false });
  expect(costOf([near, far], 'LS6 3HN')).toEqual({ missingForFree: 2000, isFrom: false });
});

test('before anybody knows the area, the lowest terms of several are promised to nobody', () => {
  const unknown = { missingForFree: null, isFrom: true };
  expect(costOf([near, far], null)).toEqual(unknown);
  expect(costOf([near, far], 'YO1 7HH')).toEqual(unknown);
  expect(costOf([near, far], null, { totalAmount: 3000 })).toEqual(unknown);
});

test('one area has the same terms wherever the order goes', () => {
  expect(costOf([near], null)).toEqual({ missingForFree: 500, isFrom: false });
  expect(costOf([near], null, { totalAmount: 2500 })).toEqual({ missingForFree: null, isFrom: false });
});

test('nothing is said where nothing is delivered, or a code has made it free', () => {
  const nothing = { missingForFree: null, isFrom: false };
  const areas = [near, far];
  const delivery = judgeDelivery({ areas, origin }, null);
  const cartView = { cart: { totalAmount: pence(2000) } };
  expect(deliveryCost({ cartView, mode: 'collection', delivery }, areas, false)).toEqual(nothing);
  expect(deliveryCost({ cartView, mode: 'delivery', delivery }, areas, true)).toEqual(nothing);
  expect(deliveryCost({ cartView: { cart: null }, mode: 'delivery', delivery }, areas, false)).toEqual(
    nothing,
  );
});
