import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
import { createBaseUrls, returnToFirstAfterMs } from './fallback.ts';
import {
  brokenOff,
  empty,
  examples,
  hanging,
  json,
  type Reply,
  scriptedFetch,
  unreachable,
} from './testing/scripted-fetch.ts';

const first = 'http://first.test';
const fallback = 'http://fallback.test/api';
const cart = examples.Cart.value;

function clientWith(replies: Reply[], options: Partial<ApiClientOptions> = {}) {
  const script = scriptedFetch(...replies);
  const clock = { now: 0 };
  const api = createApiClient({
    baseUrl: first,
    fallbackBaseUrl: fallback,
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    fetch: script.fetch,
    now: () => clock.now,
    timeoutMs: 50,
    ...options,
  });
  return { api, clock, sent: script.sent, bases: () => script.sent.map(({ url }) => baseOf(url)) };
}

function baseOf(url: string): string {
  return url.startsWith(fallback) ? 'fallback' : 'first';
}

test.each([
  ['refused', unreachable],
  ['hanging', hanging],
  ['broken off', brokenOff],
])('a read whose answer is %s is repeated once on the fallback', async (_, fault) => {
  const { api, sent } = clientWith([fault, json(cart)]);
  expect(await api.getCart()).toMatchObject({ ok: true });
  expect(sent.map(({ url }) => url)).toEqual([`${first}/restaurant-cart`, `${fallback}/restaurant-cart`]);
});

test.each([400, 401, 409, 429, 500, 503])(
  'an answer of %i is an answer: nothing is repeated',
  async (status) => {
    const { api, bases } = clientWith([json({ code: 'internal', message: 'No.' }, status)]);
    expect(await api.getMe()).toMatchObject({ ok: false, error: { kind: 'http', status } });
    expect(bases()).toEqual(['first']);
  },
);

test('the same key and body go to both, so that no write is doubled', async () => {
  let made = 0;
  const { api, sent } = clientWith([brokenOff, json(cart, 201)], {
    newIdempotencyKey: () => `generated-${++made}`,
  });
  await api.addToCart(examples.CartAddPayload.value);
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['generated-1', 'generated-1']);
  expect(sent[0]?.body).toBe(sent[1]?.body);
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual(examples.CartAddPayload.value);
});

test('a delete goes to both under one key as well, and without a key to the first alone', async () => {
  const { api, sent, bases } = clientWith([brokenOff, json(cart)], {
    newIdempotencyKey: () => 'generated-1',
  });
  const id = '64b0a1f2c3d4e5f601020304';
  expect(await api.removeCartItem(id)).toMatchObject({ ok: true });
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['generated-1', 'generated-1']);
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  expect(bases()).toEqual(['first', 'fallback']);
  const alone = clientWith([unreachable, empty(204)]);
  const params = { header: { 'foundation-id': '5f0c0ffee0ddba11ca7e0001' }, path: { id } };
  await expect(alone.api.http.DELETE('/addresses/{id}', { params })).rejects.toMatchObject({
    kind: 'network',
  });
  expect(alone.bases()).toEqual(['first']);
});

test.each([
  ['clearCart', (api: ApiClient) => api.clearCart({ idempotencyKey: 'callers-own-key' })],
  ['removeCartItem', (api: ApiClient) => api.removeCartItem('1', { idempotencyKey: 'callers-own-key' })],
  ['deleteAddress', (api: ApiClient) => api.deleteAddress('1', { idempotencyKey: 'callers-own-key' })],
  ['deleteRestaurant', (api: ApiClient) => api.deleteRestaurant('1', { idempotencyKey: 'callers-own-key' })],
])('%s carries the key of its caller', async (_name, call) => {
  const { api, sent } = clientWith([json(cart)]);
  await call(api);
  expect(sent[0]?.headers.get('idempotency-key')).toBe('callers-own-key');
});

test("the customer's address goes along, and only where it was given", async () => {
  const { api, sent } = clientWith([unreachable, json(cart), json(cart)]);
  await api.scopedTo({ clientAddress: '192.0.2.7' }).getCart();
  await api.getCart();
  expect(sent.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['192.0.2.7', '192.0.2.7', null]);
});

test('tokens go along to the fallback, and what it renews is handed back once', async () => {
  const renewed: string[] = [];
  const { api, sent } = clientWith(
    [unreachable, json(cart, 200, { 'access-token': 'access-2', 'refresh-token': 'refresh-2' })],
    {
      tokens: () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
      onTokens: ({ accessToken }) => renewed.push(accessToken),
    },
  );
  await api.getCart();
  expect(sent[1]?.headers.get('authorization')).toBe('Bearer access-1');
  expect(renewed).toEqual(['access-2']);
});

test('a POST without a key is not repeated, but the next call goes to the fallback', async () => {
  const { api, bases } = clientWith([unreachable, json(cart)]);
  const header = { 'foundation-id': '5f0c0ffee0ddba11ca7e0001' };
  await expect(
    api.http.POST('/restaurant-cart', { params: { header }, body: examples.CartAddPayload.value }),
  ).rejects.toMatchObject({ kind: 'network' });
  expect(bases()).toEqual(['first']);
  await api.getCart();
  expect(bases()).toEqual(['first', 'fallback']);
});

test('the client keeps to the fallback and tries the first base URL again after 60 seconds', async () => {
  const { api, clock, bases } = clientWith([unreachable, json(cart)]);
  await api.getCart();
  clock.now = returnToFirstAfterMs - 1;
  await api.getCart();
  expect(bases()).toEqual(['first', 'fallback', 'fallback']);
  clock.now = returnToFirstAfterMs;
  await api.getCart();
  await api.getCart();
  expect(bases()).toEqual(['first', 'fallback', 'fallback', 'first', 'first']);
});

test('a first base URL that is still down after 60 seconds costs one more switch', async () => {
  const { api, clock, bases } = clientWith([unreachable, json(cart), unreachable, json(cart)]);
  await api.getCart();
  clock.now = returnToFirstAfterMs;
  expect(await api.getCart()).toMatchObject({ ok: true });
  clock.now += returnToFirstAfterMs - 1;
  await api.getCart();
  expect(bases()).toEqual(['first', 'fallback', 'first', 'fallback', 'fallback']);
});

test('both down is one readable error after two attempts', async () => {
  const { api, bases } = clientWith([unreachable]);
  expect(await api.getCart()).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(bases()).toEqual(['first', 'fallback']);
  await api.getCart();
  expect(bases()).toEqual(['first', 'fallback', 'fallback']);
});

test('a call that the caller gave up is neither repeated nor a reason to switch', async () => {
  const controller = new AbortController();
  const givenUp: Reply = (request) => {
    const pending = hanging(request);
    controller.abort();
    return pending;
  };
  const { api, bases } = clientWith([givenUp, json(cart)], { timeoutMs: 60_000 });
  expect(await api.getCart({ signal: controller.signal })).toMatchObject({ error: { kind: 'aborted' } });
  expect(await api.getCart()).toMatchObject({ ok: true });
  expect(bases()).toEqual(['first', 'first']);
});

test('exchanging an authorisation code, which is good only once, is not repeated', async () => {
  const { api, bases } = clientWith([unreachable, json(examples.AuthSession.value)]);
  expect(await api.googleCallback('4/0AeaYSHB')).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(bases()).toEqual(['first']);
});

test.each([
  ['https://first.test', 'http://fallback.test', 'must be https as well'],
  ['https://first.test', 'ftp://fallback.test', 'must begin with http'],
  ['first.test', undefined, 'must begin with http'],
])('%s with the fallback %s is refused at the start', (baseUrl, fallbackBaseUrl, reason) => {
  expect(() => clientWith([], { baseUrl, fallbackBaseUrl })).toThrow(reason);
});

test('a fallback may be better protected than the first base URL', () => {
  expect(() => clientWith([], { fallbackBaseUrl: 'https://fallback.test' })).not.toThrow();
});

test('without a fallback nothing is repeated', async () => {
  const { api, bases } = clientWith([unreachable], { fallbackBaseUrl: undefined });
  await api.getCart();
  expect(bases()).toEqual(['first']);
});

test('scoped clients share the choice', async () => {
  const { api, bases } = clientWith([unreachable, json(cart)]);
  await api.scopedTo({}).getCart();
  await api.scopedTo({ tokens: () => ({ accessToken: 'other' }) }).getCart();
  expect(bases()).toEqual(['first', 'fallback', 'fallback']);
});

test('an answer without a body comes through a repeat', async () => {
  const { api, bases } = clientWith([unreachable, empty(204)]);
  expect(await api.logout()).toEqual({ ok: true, data: null });
  expect(bases()).toEqual(['first', 'fallback']);
});

test('a slash at the end of a base URL does not double', async () => {
  const { api, sent } = clientWith([unreachable, json(cart)], {
    baseUrl: `${first}/`,
    fallbackBaseUrl: `${fallback}/`,
  });
  await api.getCart();
  expect(sent.map(({ url }) => url)).toEqual([`${first}/restaurant-cart`, `${fallback}/restaurant-cart`]);
});

test('whatever happens when: the fallback is in use exactly within 60 s of the last failure of the first', () => {
  const steps = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 90_000 }), answers: fc.boolean() }), {
    maxLength: 50,
  });
  fc.assert(
    fc.property(steps, (script) => {
      let now = 0;
      let failedAt: number | null = null;
      const baseUrls = createBaseUrls({ baseUrl: first, fallbackBaseUrl: fallback, now: () => now });
      for (const { wait, answers } of script) {
        now += wait;
        const expected: string =
          failedAt !== null && now - failedAt < returnToFirstAfterMs ? fallback : first;
        expect(baseUrls.active()).toBe(expected);
        if (answers) continue;
        expect(baseUrls.failed(expected)).toBe(expected === first ? fallback : null);
        if (expected === first) failedAt = now;
      }
    }),
  );
});

test('each attempt without a response is reported, and carries the id of the request it is made for', async () => {
  const unanswered: string[] = [];
  const { api, sent } = clientWith([unreachable, json(cart)], {
    requestId: () => 'request-1',
    onUnanswered: ({ kind }, { method, url }) => unanswered.push(`${kind} ${method} ${url}`),
  });
  await api.getCart();
  expect(unanswered).toEqual([`network GET ${first}/restaurant-cart`]);
  expect(sent.map(({ headers }) => headers.get('x-request-id'))).toEqual(['request-1', 'request-1']);
});
