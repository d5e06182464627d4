import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';

type Settings = components['schemas']['Settings'];

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

test('settings with areas name each of them, and what they have in common', async () => {
  const areas = `areas:
  - { name: Centre, postcodes: [LS1, LS16 5], fee: 1.99, freeFrom: 25, minutes: 25-35 }
  - { name: Nearby, radiusKm: 8, fee: 3.99, minimumOrder: 20, minutes: 45-60 }`;
  const yaml = testRestaurantYaml('spread').replace(/deliveryTerms:.*/, areas);
  const id = await backend.addRestaurant(yaml);
  const { body } = await backend.call<Settings>('GET', `/restaurants/${id}/settings`);
  expect(body.deliveryTerms).toEqual({
    ...{ fee: 1.99, freeFrom: 25, radiusKm: null, postcodeDistricts: null, minutesFrom: 25, minutesTo: 60 },
  });
  expect(body.deliveryAreas).toEqual([
    {
      ...{ name: 'Centre', postcodes: ['LS1', 'LS16 5'], radiusKm: null, fee: 1.99, freeFrom: 25 },
      ...{ minimumOrder: null, minutesFrom: 25, minutesTo: 35 },
    },
    {
      ...{ name: 'Nearby', postcodes: null, radiusKm: 8, fee: 3.99, freeFrom: null },
      ...{ minimumOrder: 20, minutesFrom: 45, minutesTo: 60 },
    },
  ]);
  // Imported with deliveryTerms again, they are its one area.
  await backend.addRestaurant(testRestaurantYaml('spread'));
  const again = await backend.call<Settings>('GET', `/restaurants/${id}/settings`);
  expect(again.body.deliveryTerms).toMatchObject({ fee: 2.49, radiusKm: 6, minutesTo: 50 });
  expect(again.body).not.toHaveProperty('deliveryAreas');
});
