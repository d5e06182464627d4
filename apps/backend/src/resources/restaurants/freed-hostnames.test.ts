import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundations } from '../../db/schema.ts';
import { rounds } from '../../testing/soak.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';

type Schemas = components['schemas'];

let backend: TestApp;
let session: Schemas['AuthSession'];
beforeAll(async () => {
  backend = await startTestApp();
  session = await backend.signIn({ email: 'admin@example.com' });
});
afterAll(() => backend.close());

const input = {
  name: 'Nonna',
  hasDelivery: true,
  hasCollection: true,
  hours: {},
  timeZone: 'Europe/Rome',
};
const create = (domain: string) =>
  backend.call<Schemas['Restaurant']>('POST', '/restaurants', { session, body: { ...input, domain } });
const remove = (id: string) => backend.call('DELETE', `/restaurants/${id}`, { session });
const restore = (id: string) =>
  backend.call<Schemas['Error']>('POST', `/restaurants/${id}/restore`, { session });
const at = (domain: string, headers = {}) =>
  backend.call<Schemas['Error'] & Schemas['Restaurant']>('GET', `/restaurants/by-domain/${domain}`, {
    headers,
  });

test('a freed hostname names its last restaurant until another takes it, which a restore then says', async () => {
  const oldId = await backend.addRestaurant(testRestaurantYaml('old', ['old.test', 'also-old.test']));
  expect((await remove(oldId)).status).toBe(204);
  for (const domain of ['old.test', 'www.also-old.test']) {
    expect(await at(domain)).toMatchObject({
      status: 404,
      body: {
        code: 'restaurant_deleted',
        message: 'The old takes no orders here any more.',
        details: {
          restaurant: { _id: oldId, name: 'The old' },
          settings: { contact: { phone: '+441134960123' }, domain: 'old.test' },
        },
      },
    });
  }
  const made = await create('also-old.test');
  expect(made.status).toBe(201);
  expect(await at('also-old.test')).toMatchObject({ status: 200, body: { _id: made.body._id } });
  expect(await at('old.test')).toMatchObject({ status: 404, body: { code: 'restaurant_deleted' } });

  expect(await restore(oldId)).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      message:
        'Nonna has its domain also-old.test by now. Give the other restaurant another domain, or delete it, and restore again.',
      details: { fields: [{ field: 'domain', message: 'Nonna has also-old.test by now.' }] },
    },
  });
  expect((await at('old.test')).status).toBe(404);

  const moved = { session, body: { domain: 'nonna.test' } };
  expect((await backend.call('PATCH', `/restaurants/${made.body._id}`, moved)).status).toBe(200);
  expect((await restore(oldId)).status).toBe(200);
  for (const domain of ['old.test', 'also-old.test'])
    expect(await at(domain)).toMatchObject({ status: 200, body: { _id: oldId } });
});

test('of several deleted restaurants the last one is named, and none that nobody had set up', async () => {
  const [first, second] = [
    testRestaurantYaml('first', ['shared.test']),
    testRestaurantYaml('second', ['shared.test']),
  ];
  for (const yaml of [first, second])
    expect((await remove(await backend.addRestaurant(yaml))).status).toBe(204);
  expect((await at('shared.test')).body.details?.restaurant?.name).toBe('The second');
  const bare = await create('bare.test');
  expect((await remove(bare.body._id)).status).toBe(204);
  expect(await at('bare.test')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('it is named within its own tenant only, and not once another tenant has it', async () => {
  const other = '5f0c0ffee0ddba11ca7e0009';
  await backend.app.db.insert(foundations).values({ id: other });
  const id = await backend.addRestaurant(testRestaurantYaml('mine', ['mine.test']));
  await remove(id);
  expect((await at('mine.test', { 'foundation-id': other })).body.code).toBe('not_found');
  await backend.addRestaurant(`foundation: ${other}\n${testRestaurantYaml('theirs', ['mine.test'])}`);
  expect((await at('mine.test')).body.code).toBe('not_found');
  expect((await at('mine.test', { 'foundation-id': other })).status).toBe(200);
});

test('of two restaurants that want a freed hostname at once, one gets it and the other is refused', async () => {
  for (let round = 0; round < rounds(2, 20); round += 1) {
    const domain = `wanted-${round}.test`;
    const ids = [];
    for (const key of [`one-${round}`, `two-${round}`]) {
      const id = await backend.addRestaurant(testRestaurantYaml(key, [domain]));
      ids.push(id);
      await remove(id);
    }
    const restored = await Promise.all(ids.map(restore));
    expect(restored.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const id of ids) await remove(id);
    const [back, made] = await Promise.all([restore(ids[0] ?? ''), create(domain)]);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([back.status, made.status]);
  }
});
