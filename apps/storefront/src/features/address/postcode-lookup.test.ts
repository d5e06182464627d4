import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPostcodeLookup, maxLookupsPerMinute } from './postcode-lookup.server.ts';

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

let time: number;
let lookUpPostcode: ReturnType<typeof createPostcodeLookup>;
beforeEach(() => {
  time = Date.UTC(2026, 10, 20);
  lookUpPostcode = createPostcodeLookup(() => time);
  vi.stubEnv('BACKEND_URL', 'http://backend.test');
  vi.stubEnv('FOUNDATION_ID', '5f0c0ffee0ddba11ca7e0001');
  vi.stubEnv('OIDC_CLIENT_ID', 'id');
  vi.stubEnv('OIDC_CLIENT_SECRET', 'secret');
  vi.stubEnv('BETTER_AUTH_SECRET', '5d1f0c7e9ab24c3fa6b8d2e4f1a09c77');
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

test('a postcode of Jersey is found, without a place', async () => {
  const jersey = { admin_district: null, region: null, country: 'Channel Islands' };
  vi.stubGlobal('fetch', answering({ result: { ...jersey, longitude: null, latitude: null } }));
  expect(await lookUpPostcode('JE2 3AB')).toEqual({
    ok: true,
    city: '',
    state: '',
    country: 'Channel Islands',
    longitude: null,
    latitude: null,
  });
});

test.each([
  ['an unknown postcode', answering({ status: 404, error: 'Postcode not found' }, 404), 'not_found'],
  ['a failing service', answering({}, 500), 'unavailable'],
  ['an answer that says nothing of coordinates', answering({ result: {} }), 'unavailable'],
  ['an answer that is no JSON', vi.fn(async () => new Response('<html>')), 'unavailable'],
  ['no answer', vi.fn(async () => Promise.reject(new TypeError('fetch failed'))), 'unavailable'],
])('%s has its own reason', async (_, fetch, reason) => {
  vi.stubGlobal('fetch', fetch);
  expect(await lookUpPostcode('LS1 4GJ')).toEqual({ ok: false, reason });
});

test('what is no postcode is not asked for', async () => {
  const fetch = answering(leeds);
  vi.stubGlobal('fetch', fetch);
  expect(await lookUpPostcode('../admin')).toEqual({ ok: false, reason: 'not_found' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a postcode is looked up once, however it is written, for all customers', async () => {
  const fetch = answering(leeds);
  vi.stubGlobal('fetch', fetch);
  const answers = await Promise.all(
    ['LS1 4GJ', 'ls14gj', 'Ls1  4gJ'].map((postcode, index) => lookUpPostcode(postcode, `192.0.2.${index}`)),
  );
  answers.push(await lookUpPostcode('LS1 4GJ', '192.0.2.9'));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, city: 'Leeds' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an unknown postcode is remembered for ten minutes, a found one for a day, a failure not at all', async () => {
  const fetch = answering({}, 500);
  vi.stubGlobal('fetch', fetch);
  const asks = async (status: number, afterMs: number) => {
    time += afterMs;
    fetch.mockClear();
    fetch.mockResolvedValue(Response.json(leeds, { status }));
    await lookUpPostcode('LS1 4GJ');
    return fetch.mock.calls.length;
  };
  expect(await asks(500, 0)).toBe(1);
  expect(await asks(404, 0)).toBe(1);
  expect(await asks(200, 590_000)).toBe(0);
  expect(await asks(200, 20_000)).toBe(1);
  expect(await asks(200, 86_000_000)).toBe(0);
  expect(await asks(200, 500_000)).toBe(1);
});

test('one client has a limit each minute; cached postcodes and other clients are not concerned', async () => {
  const fetch = answering(leeds);
  vi.stubGlobal('fetch', fetch);
  fetch.mockImplementation(async () => Response.json(leeds));
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const postcode = (index: number) => `LS${1 + Math.floor(index / 20)} 4G${letters[index % letters.length]}`;
  // One household has a whole IPv6 network.
  const ask = (index: number, client = `2001:db8:1:2::${index.toString(16)}`) =>
    lookUpPostcode(postcode(index), client);
  for (let index = 0; index < maxLookupsPerMinute; index += 1) {
    expect((await ask(index)).ok).toBe(true);
    time += 500;
  }
  expect(await ask(90)).toEqual({ ok: false, reason: 'unavailable' });
  expect((await ask(0)).ok).toBe(true);
  expect((await ask(90, '2001:db8:1:3::1')).ok).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(maxLookupsPerMinute + 1);
  // The minute counts from the first of them.
  time += 31_000;
  expect((await ask(91)).ok).toBe(true);
});
