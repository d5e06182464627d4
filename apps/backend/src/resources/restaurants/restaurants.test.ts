import type { components } from '@tiffin/api/schema';
import { createLogger } from '@tiffin/node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { foundations } from '../../db/schema.ts';
import { startTestApp, type TestApp, testFoundationId } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';

type Restaurant = components['schemas']['Restaurant'];
type RestaurantList = components['schemas']['RestaurantList'];
type Settings = components['schemas']['Settings'];
type ErrorBody = components['schemas']['Error'];

let backend: TestApp;
let saffronId: string;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLogger('backend', 'info', { write: (line: string) => void lines.push(line) });
  backend = await startTestApp(() => ({ log }));
  saffronId = await backend.addRestaurant(testRestaurantYaml('saffron', ['saffron.localhost', 'localhost']));
  await backend.addRestaurant(testRestaurantYaml('forno', ['forno.localhost']));
});
afterAll(() => backend.close());

describe('the restaurant of a hostname', () => {
  test.each([
    'saffron.localhost',
    'SAFFRON.localhost',
    'www.saffron.localhost',
    'saffron.localhost:3000',
    'localhost',
    'WWW.LocalHost:80',
  ])('%s is Saffron', async (domain) => {
    const { status, body } = await backend.call<Restaurant>('GET', `/restaurants/by-domain/${domain}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: saffronId,
      name: 'The saffron',
      domain: 'saffron.localhost',
      timeZone: 'Europe/London',
    });
  });

  test.each([
    'www.www.saffron.localhost',
    'unknown.example',
    'affron.localhost',
    'saffron.localhost.evil.example',
  ])('%s is nobody', async (domain) => {
    const { status, body } = await backend.call<ErrorBody>('GET', `/restaurants/by-domain/${domain}`);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
  });

  test('is found for each of many who ask at once, in one query and within its own tenant', async () => {
    const otherTenant = '5f0c0ffee0ddba11ca7e0009';
    await backend.app.db.insert(foundations).values({ id: otherTenant });
    const nameOf = async (hostname: string, foundationId: string = testFoundationId) => {
      const { status, body } = await backend.call<Restaurant>('GET', `/restaurants/by-domain/${hostname}`, {
        headers: { 'foundation-id': foundationId },
      });
      return status === 200 ? body.name : status;
    };
    // The tenants are looked up before the measured calls.
    await Promise.all([nameOf('localhost'), nameOf('localhost', otherTenant)]);
    const queries = vi.spyOn(backend.app.pool, 'query');
    const names = await Promise.all([
      nameOf('unknown.example'),
      nameOf('forno.localhost'),
      nameOf('forno.localhost', otherTenant),
      nameOf('localhost'),
      nameOf('saffron.localhost'),
    ]);
    expect(names).toEqual([404, 'The forno', 404, 'The saffron', 'The saffron']);
    // Tenants are remembered for a moment only, and may be read in between.
    const lookUps = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('by-hostname'));
    expect(lookUps.length).toBeLessThan(names.length);
    queries.mockRestore();
  });

  test('is answered with 304 while the copy at hand is current', async () => {
    const first = await backend.call('GET', '/restaurants/by-domain/localhost');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('public');
    const again = await backend.call('GET', '/restaurants/by-domain/localhost', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    const other = await backend.call('GET', '/restaurants/by-domain/localhost', {
      headers: { 'if-none-match': '"other"' },
    });
    expect(other.status).toBe(200);
  });

  test.each([undefined, 'nonsense', '5f0c0ffee0ddba11ca7e0002'])(
    'needs a known tenant, not %s',
    async (foundationId) => {
      const { status, body } = await backend.call<ErrorBody>('GET', '/restaurants/by-domain/localhost', {
        headers: { 'foundation-id': foundationId },
      });
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'foundation_required' });
    },
  );
});

describe('settings', () => {
  test('are given in pounds, with every hostname', async () => {
    const { body } = await backend.call<Settings>('GET', `/restaurants/${saffronId}/settings`);
    expect(body).toMatchObject({
      minOrderPrice: 15,
      domain: 'saffron.localhost',
      domains: ['saffron.localhost', 'localhost'],
      deliveryTerms: { fee: 2.49, freeFrom: 40, radiusKm: 6, minutesFrom: 35, minutesTo: 50 },
      serviceFee: { fixed: 0.99, percent: 0 },
    });
    expect(body).not.toHaveProperty('deliveryAreas');
  });

  test('of an unknown restaurant are not found', async () => {
    const { status } = await backend.call('GET', '/restaurants/000000000000000000000000/settings');
    expect(status).toBe(404);
  });
});

describe('the list', () => {
  test('is paged, searched and sorted', async () => {
    const all = await backend.call<RestaurantList>('GET', '/restaurants?sort=createdAt');
    expect(all.body.docs.map(({ name }) => name)).toEqual(['The saffron', 'The forno']);
    const page = await backend.call<RestaurantList>('GET', '/restaurants?page=2&limit=1');
    expect(page.body).toMatchObject({ totalPages: 2, totalDocs: 2, docs: [{ name: 'The saffron' }] });
    const found = await backend.call<RestaurantList>('GET', '/restaurants?search=FORN');
    expect(found.body.docs.map(({ name }) => name)).toEqual(['The forno']);
    const wildcard = await backend.call<RestaurantList>('GET', '/restaurants?search=%25');
    expect(wildcard.body.docs).toEqual([]);
  });

  test.each(['page=0', 'limit=101', 'sort=name', 'unknown=1', 'page=1&page=2', 'search=%00'])(
    'refuses ?%s',
    async (query) => {
      const { status, body } = await backend.call<ErrorBody>('GET', `/restaurants?${query}`);
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    },
  );
});

describe('keeping restaurants', () => {
  const input = {
    name: 'Nonna',
    domain: 'nonna.test',
    hasDelivery: true,
    hasCollection: false,
    hours: {},
    timeZone: 'Europe/Rome',
    minOrderPrice: 12.5,
  };

  test('is for admins only', async () => {
    const customer = await backend.signIn();
    // An address that is an admin's counts only when Google has verified it.
    const pretender = await backend.signIn({ email: 'admin@example.com', isEmailVerified: false });
    for (const session of [customer, pretender]) {
      const made = await backend.call<ErrorBody>('POST', '/restaurants', { session, body: input });
      expect({ status: made.status, code: made.body.code }).toEqual({ status: 403, code: 'forbidden' });
      expect((await backend.call('DELETE', `/restaurants/${saffronId}`, { session })).status).toBe(403);
      expect(
        (await backend.call('PATCH', `/restaurants/${saffronId}`, { session, body: { name: 'Mine' } }))
          .status,
      ).toBe(403);
      expect((await backend.call('POST', `/restaurants/${saffronId}/restore`, { session })).status).toBe(403);
    }
    expect((await backend.call('POST', '/restaurants', { body: input })).status).toBe(401);
  });

  test('creates, changes, deletes and restores', async () => {
    const session = await backend.signIn({ email: 'Admin@example.com' });
    const made = await backend.call<Restaurant>('POST', '/restaurants', { session, body: input });
    expect(made).toMatchObject({ status: 201, body: { domain: 'nonna.test', isActive: true } });
    const path = `/restaurants/${made.body._id}`;

    const taken = await backend.call<ErrorBody>('PATCH', path, {
      session,
      body: { domain: 'forno.localhost' },
    });
    expect({ status: taken.status, code: taken.body.code }).toEqual({ status: 409, code: 'conflict' });
    expect((await backend.call('POST', '/restaurants', { session, body: input })).status).toBe(409);
    expect((await backend.call('PATCH', path, { session, body: { timeZone: 'Leeds' } })).status).toBe(400);

    for (const name of ['Nonna\nBcc: all', 'Nonna\u0000', '\u202eannoN']) {
      const refused = [
        await backend.call<ErrorBody>('POST', '/restaurants', { session, body: { ...input, name } }),
        await backend.call<ErrorBody>('PATCH', path, { session, body: { name } }),
      ];
      const code = 'invalid_request';
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [400, code],
        [400, code],
      ]);
    }

    const changed = await backend.call<Restaurant>('PATCH', path, {
      session,
      body: { isActive: false, domain: 'nonna.example' },
    });
    expect(changed.body).toMatchObject({ isActive: false, domain: 'nonna.example', name: 'Nonna' });
    expect((await backend.call('GET', '/restaurants/by-domain/nonna.test')).status).toBe(404);
    // Nobody has set it up yet, and nothing is made up in place of its contact and legal identity.
    expect((await backend.call('GET', `${path}/settings`)).status).toBe(404);

    expect((await backend.call('DELETE', path, { session })).status).toBe(204);
    expect((await backend.call('DELETE', path, { session })).status).toBe(404);
    expect((await backend.call('GET', '/restaurants/by-domain/nonna.example')).status).toBe(404);
    const restored = await backend.call<Restaurant>('POST', `${path}/restore`, { session });
    expect(restored.body).toMatchObject({ domain: 'nonna.example' });
    expect((await backend.call('GET', '/restaurants/by-domain/nonna.example')).status).toBe(200);
  });

  test('writes down who did what to which restaurant, and nothing of what was refused', async () => {
    const session = await backend.signIn({ email: 'admin@example.com' });
    const domain = 'logged.test';
    lines.length = 0;
    const { body: made } = await backend.call<Restaurant>('POST', '/restaurants', {
      session,
      body: { ...input, domain },
    });
    const path = `/restaurants/${made._id}`;
    await backend.call('POST', '/restaurants', { session, body: { ...input, domain } });
    await backend.call('PATCH', path, { session, body: { isActive: false, minOrderPrice: 20 } });
    await backend.call('PATCH', path, { session, body: { timeZone: 'Leeds' } });
    await backend.call('PATCH', path, { session: await backend.signIn(), body: { isActive: true } });
    await backend.call('DELETE', path, { session });
    await backend.call('DELETE', path, { session });
    await backend.call('POST', `${path}/restore`, { session });
    await backend.call('POST', `${path}/restore`, { session });

    const written = lines
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ msg }) => msg === 'an admin changed a restaurant');
    const admin = { id: session.user._id, email: 'admin@example.com' };
    const about = { admin, restaurantId: made._id, level: 'info', requestId: expect.any(String) };
    expect(written).toMatchObject([
      { ...about, action: 'createRestaurant', fields: expect.arrayContaining(['name', 'domain']) },
      { ...about, action: 'updateRestaurant', fields: ['isActive', 'minOrderPrice'] },
      { ...about, action: 'deleteRestaurant', fields: [] },
      { ...about, action: 'restoreRestaurant', fields: [] },
    ]);
  });

  test('keeps a second main hostname in reach when two change places', async () => {
    const session = await backend.signIn({ email: 'admin@example.com' });
    const { body } = await backend.call<Restaurant>('PATCH', `/restaurants/${saffronId}`, {
      session,
      body: { domain: 'localhost' },
    });
    expect(body.domain).toBe('localhost');
    const settings = await backend.call<Settings>('GET', `/restaurants/${saffronId}/settings`);
    expect(settings.body.domains).toEqual(['localhost', 'saffron.localhost']);
    await backend.call('PATCH', `/restaurants/${saffronId}`, {
      session,
      body: { domain: 'saffron.localhost' },
    });
  });
});
