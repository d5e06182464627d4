import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpPostcode } from './postcode-lookup.server.ts';

const leeds = {
  status: 200,
  result: {
    admin_district: 'Leeds',
    region: 'Yorkshire and The Humber',
    country: 'England',
    longitude: -1.55,
    latitude: 53.79,
  },
};
const answering = (body: unknown, status = 200) =>
  vi.fn(async (_url: string) => Response.json(body, { status }));

beforeEach(() => {
  vi.stubEnv('BACKEND_URL', 'http://backend.test');
  vi.stubEnv('FOUNDATION_ID', '5f0c0ffee0ddba11ca7e0001');
  vi.stubEnv('OIDC_CLIENT_ID', 'id');
  vi.stubEnv('OIDC_CLIENT_SECRET', 'secret');
  vi.stubEnv('BETTER_AUTH_SECRET', 'x'.repeat(32));
  vi.stubEnv('POSTCODES_URL', 'http://postcodes.test');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a known postcode gives city, region, country and place', async () => {
  const fetch = answering(leeds);
  vi.stubGlobal('fetch', fetch);
  expect(await lookUpPostcode('ls14gj')).toEqual({
    ok: true,
    city: 'Leeds',
    state: 'Yorkshire and The Humber',
    country: 'England',
    longitude: -1.55,
    latitude: 53.79,
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('http://postcodes.test/postcodes/LS1%204GJ');
});

test('what the service does not know stays empty, but for the country', async () => {
  vi.stubGlobal(
    'fetch',
    answering({ result: { admin_district: null, region: null, country: null, longitude: 0, latitude: 50 } }),
  );
  expect(await lookUpPostcode('LS1 4GJ')).toMatchObject({
    ok: true,
    city: '',
    state: '',
    country: 'England',
  });
});

test.each([
  ['an unknown postcode', answering({ status: 404, error: 'Postcode not found' }, 404), 'not_found'],
  ['a failing service', answering({}, 500), 'unavailable'],
  [
    'an answer without coordinates',
    answering({ result: { longitude: null, latitude: null } }),
    'unavailable',
  ],
  ['an answer that is no JSON', vi.fn(async () => new Response('<html>')), 'unavailable'],
  ['no answer', vi.fn(async () => Promise.reject(new TypeError('fetch failed'))), 'unavailable'],
])('%s is told', async (_, fetch, reason) => {
  vi.stubGlobal('fetch', fetch);
  expect(await lookUpPostcode('LS1 4GJ')).toEqual({ ok: false, reason });
});

test('what is no postcode is not asked for', async () => {
  const fetch = answering(leeds);
  vi.stubGlobal('fetch', fetch);
  expect(await lookUpPostcode('../admin')).toEqual({ ok: false, reason: 'not_found' });
  expect(fetch).not.toHaveBeenCalled();
});
