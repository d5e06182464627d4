import { expect, test } from 'vitest';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
import { serializeBody } from './http-client.ts';
import { empty, examples, json, type Reply, scriptedFetch } from './testing/scripted-fetch.ts';
import type { TokenPair } from './tokens.ts';

const foundationId = '5f0c0ffee0ddba11ca7e0001';
const restaurantId = '64b0a1f2c3d4e5f6a0000001';
const cart = examples.Cart.value;

function clientWith(replies: Reply[], options: Partial<ApiClientOptions> = {}) {
  const script = scriptedFetch(...replies);
  const api = createApiClient({
    baseUrl: 'http://backend.test',
    foundationId,
    fetch: script.fetch,
    ...options,
  });
  return { api, sent: script.sent };
}

test('a signed-in call carries the headers of the specification, with credentials', async () => {
  const { api, sent } = clientWith([json(cart)], {
    restaurantId,
    tokens: () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
  });
  await api.getCart();
  expect(sent).toHaveLength(1);
  const [request] = sent;
  expect(request?.url).toBe('http://backend.test/restaurant-cart');
  expect(request?.credentials).toBe('include');
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    authorization: 'Bearer access-1',
    'access-token': 'access-1',
    'refresh-token': 'refresh-1',
    'foundation-id': foundationId,
    'restaurant-id': restaurantId,
  });
});

test('a visitor sends no token, only the foundation', async () => {
  const { api, sent } = clientWith([json(examples.Restaurant.value)]);
  await api.getRestaurantByDomain('saffron.localhost');
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ 'foundation-id': foundationId });
});

const order = { successUrl: 'http://x.test/', failUrl: 'http://x.test/', mode: 'collection' } as const;

test.each<[string, (api: ApiClient) => Promise<unknown>, boolean]>([
  ['the cart', (api) => api.getCart(), true],
  ['a line', (api) => api.removeCartItem(restaurantId), true],
  ['breakdown', (api) => api.getBreakdown(order), true],
  ['checkout', (api) => api.checkout(order), true],
  ['promo codes', (api) => api.listPublicPromoCodes(), true],
  ['a promo code', (api) => api.getPromoCode(restaurantId), true],
  ['orders', (api) => api.listOrders(), true],
  ['an order', (api) => api.getOrder(restaurantId), false],
  ['a cancellation', (api) => api.cancelOrder(restaurantId, 1), false],
  ['ordering again', (api) => api.reorder(restaurantId), true],
  ['the customer', (api) => api.getMe(), false],
  ['addresses', (api) => api.listAddresses(), false],
  ['a restaurant', (api) => api.getRestaurantByDomain('saffron.localhost'), false],
  ['a menu', (api) => api.getMenu(restaurantId), false],
])('asking for %s names the restaurant only where the contract has it', async (_, call, isScoped) => {
  const { api, sent } = clientWith([empty(500)], { restaurantId });
  await call(api);
  expect(sent[0]?.headers.get('foundation-id')).toBe(foundationId);
  expect(sent[0]?.headers.get('restaurant-id')).toBe(isScoped ? restaurantId : null);
});

test('no redirect is followed, for it would carry the tokens elsewhere', async () => {
  const { api, sent } = clientWith([json(cart)]);
  await api.getCart();
  expect(sent[0]?.redirect).toBe('error');
});

test('a body goes as JSON', async () => {
  const { api, sent } = clientWith([json(cart, 201)]);
  await api.addToCart(examples.CartAddPayload.value);
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual(examples.CartAddPayload.value);
});

test('form data goes as multipart with its boundary, on the repeat too', async () => {
  const refused: Reply = () => {
    throw new TypeError('fetch failed');
  };
  const { api, sent } = clientWith([refused, json(examples.Restaurant.value)], {
    fallbackBaseUrl: 'http://fallback.test',
  });
  const form = new FormData();
  form.set('name', 'Forno Nonna');
  form.set('logo', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'logo.svg');
  await api.http.PATCH('/restaurants/{id}', {
    params: { header: { 'foundation-id': foundationId }, path: { id: restaurantId } },
    body: {},
    bodySerializer: () => serializeBody(form),
  });
  expect(sent).toHaveLength(2);
  for (const request of sent) {
    const boundary = /^multipart\/form-data; ?boundary=(.+)$/.exec(
      request.headers.get('content-type') ?? '',
    )?.[1];
    expect(boundary).toBeDefined();
    expect(request.body).toContain(`--${boundary}\r\n`);
    expect(request.body).toContain('filename="logo.svg"');
    expect(request.body).toContain('Forno Nonna');
  }
});

test('a renewed pair is handed back, also from a refusal', async () => {
  const renewed: TokenPair[] = [];
  const headers = { 'access-token': 'access-2', 'refresh-token': 'refresh-2' };
  const { api } = clientWith(
    [json(cart, 200, headers), json({ code: 'not_found', message: 'Gone.' }, 404, headers)],
    {
      tokens: () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
      onTokens: (pair) => renewed.push(pair),
    },
  );
  await api.getCart();
  await api.removeCartItem(restaurantId);
  expect(renewed).toEqual([
    { accessToken: 'access-2', refreshToken: 'refresh-2' },
    { accessToken: 'access-2', refreshToken: 'refresh-2' },
  ]);
});

test('half a pair is not handed back', async () => {
  const renewed: TokenPair[] = [];
  const half = { 'access-token': 'access-2' };
  const { api } = clientWith(
    [json(cart, 200, half), json(cart, 200, { ...half, 'refresh-token': '' }), json(cart)],
    { onTokens: (pair) => renewed.push(pair) },
  );
  await api.getCart();
  await api.getCart();
  await api.getCart();
  expect(renewed).toEqual([]);
});

test('tokens are asked for again with each call', async () => {
  let accessToken = 'access-1';
  const { api, sent } = clientWith([json(cart)], { tokens: () => ({ accessToken }) });
  await api.getCart();
  accessToken = 'access-2';
  await api.getCart();
  expect(sent.map(({ headers }) => headers.get('access-token'))).toEqual(['access-1', 'access-2']);
  expect(sent[0]?.headers.has('refresh-token')).toBe(false);
});

test('a renewed pair is used from then on, also while the source still gives the old one', async () => {
  const second = { 'access-token': 'access-2', 'refresh-token': 'refresh-2' };
  const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
  const { api, sent } = clientWith([json(cart, 200, second), json(cart)], { tokens: () => ({ ...tokens }) });
  await api.getCart();
  await api.getCart();
  expect(sent.map(({ headers }) => headers.get('refresh-token'))).toEqual(['refresh-1', 'refresh-2']);
  expect(sent[1]?.headers.get('authorization')).toBe('Bearer access-2');

  // Another customer has signed in since: the renewed pair is not theirs.
  tokens.refreshToken = 'refresh-of-another';
  await api.getCart();
  expect(sent[2]?.headers.get('access-token')).toBe('access-1');
  expect(sent[2]?.headers.get('refresh-token')).toBe('refresh-of-another');
});

test('a scoped client sends other credentials and leaves the first one alone', async () => {
  const { api, sent } = clientWith([json(cart)], { tokens: () => ({ accessToken: 'mine' }) });
  await api.scopedTo({ restaurantId, tokens: () => ({ accessToken: 'yours' }) }).getCart();
  await api.getCart();
  expect(sent.map(({ headers }) => [headers.get('access-token'), headers.get('restaurant-id')])).toEqual([
    ['yours', restaurantId],
    ['mine', null],
  ]);
});

test('each call that is not idempotent has its own key; the caller may give one', async () => {
  let made = 0;
  const { api, sent } = clientWith([json(cart, 201)], { newIdempotencyKey: () => `generated-${++made}` });
  await api.addToCart(examples.CartAddPayload.value);
  await api.addToCart(examples.CartAddPayload.value);
  await api.addToCart(examples.CartAddPayload.value, { idempotencyKey: 'of-the-caller' });
  await api.getCart();
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
    'generated-1',
    'generated-2',
    'of-the-caller',
    null,
  ]);
});

test('a 401 on reading the cart is null, elsewhere an error', async () => {
  const { api } = clientWith([json({ code: 'unauthorized', message: 'Please log in again.' }, 401)]);
  expect(await api.getCart()).toEqual({ ok: true, data: null });
  expect(await api.clearCart()).toMatchObject({ ok: false, error: { status: 401, code: 'unauthorized' } });
  expect(await api.getMe()).toMatchObject({ ok: false, error: { status: 401 } });
});

test('answers without a body are fine where the contract has none', async () => {
  const { api } = clientWith([empty(204), empty(202), empty(204)]);
  expect(await api.deleteAddress(restaurantId)).toEqual({ ok: true, data: null });
  expect(await api.forgotPassword('priya@example.com')).toEqual({ ok: true, data: null });
  expect(await api.logout()).toEqual({ ok: true, data: null });
});

test('the public promo list is asked for without a query unless one is given', async () => {
  const { api, sent } = clientWith([json(examples.PromoCodeList.value)]);
  await api.listPublicPromoCodes();
  await api.listPublicPromoCodes({ page: 2, search: 'LEEDS', sort: '-createdAt' });
  expect(sent.map(({ url }) => url)).toEqual([
    'http://backend.test/promo-codes/public',
    'http://backend.test/promo-codes/public?page=2&search=LEEDS&sort=-createdAt',
  ]);
});

test('what stands in a path is encoded', async () => {
  const { api, sent } = clientWith([json(examples.Restaurant.value)]);
  await api.getRestaurantByDomain('../orders?x=1#y');
  expect(sent[0]?.url).toBe('http://backend.test/restaurants/by-domain/..%2Forders%3Fx%3D1%23y');
});
