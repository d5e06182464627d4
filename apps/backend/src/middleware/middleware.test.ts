import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertComplete } from '../contract/document.ts';
import { openDatabase } from '../db/client.ts';
import { handlers } from '../resources/handlers.ts';
import { importRestaurant } from '../restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../restaurant-file/parse.ts';
import { startTestApp, type TestApp, testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';

type ErrorBody = components['schemas']['Error'];

let backend: TestApp;
let session: components['schemas']['AuthSession'];
beforeAll(async () => {
  backend = await startTestApp();
  session = await backend.signIn();
});
afterAll(() => backend.close());

/** Sends a body as it stands, which `call` cannot. */
async function send(
  path: string,
  body: string | Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    duplex: 'half',
    headers: {
      'foundation-id': testFoundationId,
      'content-type': 'application/json',
      authorization: `Bearer ${session.accessToken}`,
      ...headers,
    },
    body,
  };
  const response = await backend.fetch(new Request(`http://backend.test${path}`, init));
  const answer: unknown = await response.json();
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
  return { status: response.status, code };
}

describe('a body', () => {
  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonp', 415],
    ['application/json; charset=utf-8', 400],
    ['APPLICATION/JSON', 400],
  ])('of the kind %s is answered with %i', async (contentType, status) => {
    expect((await send('/addresses', '{}', { 'content-type': contentType })).status).toBe(status);
  });

  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['half of one', '{"type":'],
    ['no object', '"house"'],
    ['null', 'null'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['a prototype', '{"__proto__":{"type":"house"}}'],
    [
      'a NUL',
      '{"type":"house","address":"a\\u0000b","building":"1","postalCode":"LS1 5HD","longitude":0,"latitude":0}',
    ],
    [
      'half a surrogate pair',
      '{"type":"house","address":"\\ud800","building":"1","postalCode":"LS1 5HD","longitude":0,"latitude":0}',
    ],
    ['a very deep one', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('that is %s is refused', async (_name, body) => {
    expect(await send('/addresses', body)).toEqual({ status: 400, code: 'invalid_request' });
  });

  test('that is too large is refused, whether it says so or not', async () => {
    const large = `{"note":"${'x'.repeat(300_000)}"}`;
    expect(await send('/addresses', large, { 'content-length': String(large.length) })).toEqual({
      status: 413,
      code: 'payload_too_large',
    });
    let pieces = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pieces += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    expect(await send('/addresses', endless)).toEqual({ status: 413, code: 'payload_too_large' });
    expect(pieces).toBeLessThan(30);
  });
});

describe('addresses that are not served', () => {
  test('are 404, and 405 with what is allowed for another method', async () => {
    const unknown = await backend.call<ErrorBody>('GET', '/nothing');
    expect({ status: unknown.status, code: unknown.body.code }).toEqual({ status: 404, code: 'not_found' });
    const wrong = await backend.call<ErrorBody>('PUT', '/addresses');
    expect({ status: wrong.status, code: wrong.body.code, allow: wrong.headers.get('allow') }).toEqual({
      status: 405,
      code: 'method_not_allowed',
      allow: 'GET, POST',
    });
    expect((await backend.call('OPTIONS', '/addresses')).status).toBe(405);
  });
});

test("a browser's foreign page is refused and gets no CORS headers", async () => {
  const answer = await backend.call<ErrorBody>('GET', '/nothing', {
    headers: { origin: 'https://evil.example' },
  });
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'forbidden' });
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('every answer names its request and is kept by nobody', async () => {
  const own = await backend.call('GET', '/auth/me', {
    headers: { 'x-request-id': 'my-request-0001' },
    session,
  });
  expect(own.headers.get('x-request-id')).toBe('my-request-0001');
  expect(own.headers.get('cache-control')).toBe('no-store');
  const hostile = await backend.call('GET', '/auth/me', {
    headers: { 'x-request-id': '<script>alert(1)</script>' },
    session,
  });
  expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

describe('the restaurant meant', () => {
  test('is the only one, or the one named, and never that of another tenant', async () => {
    const none = await backend.call<ErrorBody>('GET', '/restaurant-cart', { session });
    expect({ status: none.status, code: none.body.code }).toEqual({
      status: 400,
      code: 'restaurant_required',
    });
    const first = await backend.addRestaurant(testRestaurantYaml('first'));
    expect((await backend.call('GET', '/restaurant-cart', { session })).status).toBe(200);
    await backend.addRestaurant(testRestaurantYaml('second'));
    const many = await backend.call<ErrorBody>('GET', '/restaurant-cart', { session });
    expect({ status: many.status, code: many.body.code }).toEqual({
      status: 400,
      code: 'restaurant_required',
    });
    expect(
      (await backend.call('GET', '/restaurant-cart', { session, headers: { 'restaurant-id': first } }))
        .status,
    ).toBe(200);
    const unknown = await backend.call('GET', '/restaurant-cart', {
      session,
      headers: { 'restaurant-id': '0'.repeat(24) },
    });
    expect(unknown.status).toBe(404);
    const theirs = await importRestaurant(
      backend.app.db,
      parseRestaurantFile(testRestaurantYaml('theirs'), 'test.yaml').file,
      { foundationId: '5f0c0ffee0ddba11ca7e0002' },
    );
    for (const path of [
      '/restaurants/by-domain/theirs.test',
      `/restaurants/${theirs.restaurantId}/menu`,
      `/restaurants/${theirs.restaurantId}/settings`,
    ]) {
      expect((await backend.call('GET', path)).status).toBe(404);
    }
    const foreign = await backend.call('GET', '/restaurant-cart', {
      session,
      headers: { 'restaurant-id': theirs.restaurantId },
    });
    expect(foreign.status).toBe(404);
    // A token of this tenant is none of the other's.
    const elsewhere = await backend.call('GET', '/auth/me', {
      session,
      headers: { 'foundation-id': '5f0c0ffee0ddba11ca7e0002' },
    });
    expect(elsewhere.status).toBe(401);
    const nonsense = await backend.call('GET', '/restaurant-cart', {
      session,
      headers: { 'restaurant-id': 'nonsense' },
    });
    expect(nonsense.status).toBe(400);
  });
});

describe('the contract and the handlers', () => {
  test('cover each other', () => {
    expect(() => assertComplete(handlers)).not.toThrow();
  });

  test('a missing handler stops the start and is named', () => {
    const { getMenu: _getMenu, ...rest } = handlers;
    expect(() => assertComplete(rest)).toThrow('The contract has operations without a handler: getMenu.');
    expect(() => assertComplete({ ...handlers, getWeather: () => null })).toThrow('getWeather');
  });
});

test('a database that cannot be reached is a 503 with a time to wait, and no hang', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:9/nothing', () => {});
  const broken = await startTestApp(() => ({ db: nowhere.db, pool: nowhere.pool }));
  const answer = await broken.call<ErrorBody>('GET', '/restaurants/by-domain/testaurant.test');
  expect({ status: answer.status, code: answer.body.code }).toEqual({
    status: 503,
    code: 'service_unavailable',
  });
  expect(answer.headers.get('retry-after')).toBe('2');
  await nowhere.close();
  await broken.close();
});
