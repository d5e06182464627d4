import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { blockersOf, changedBreakdown } from './mapping/breakdown.ts';
import { type ApiResult, unwrap } from './result.ts';
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

function clientWith(reply: Reply, options: Partial<ApiClientOptions> = {}) {
  const { fetch } = scriptedFetch(reply);
  return createApiClient({
    baseUrl: 'http://backend.test',
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    fetch,
    ...options,
  });
}

async function errorOf(reply: Reply, options?: Partial<ApiClientOptions>): Promise<ApiError> {
  const result = await clientWith(reply, options).getMe();
  if (result.ok) throw new Error('The call should have failed.');
  return result.error;
}

test('a refusal keeps the status, code, message and details of the backend', async () => {
  const details = { fields: [{ field: 'name', message: 'Too long.' }] };
  const error = await errorOf(
    json({ code: 'invalid_request', message: 'Please shorten it.', details }, 400, { 'x-request-id': 'r-1' }),
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error.toJSON()).toEqual({
    kind: 'http',
    status: 400,
    code: 'invalid_request',
    message: 'Please shorten it.',
    details,
    retryAfterSeconds: null,
    requestId: 'r-1',
  });
});

test.each([
  ['a page of HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Internal Server Error'],
  ['nothing', empty(404), "Not Found: The requested resource doesn't exist."],
  [
    'JSON of another kind',
    json({ error: 'no' }, 403),
    "Forbidden: You don't have permission to access this resource.",
  ],
  [
    'a code that nobody knows',
    json({ code: 'teapot', message: 'Short.' }, 418),
    'Client Error: Something went wrong.',
  ],
  ['a list', json([1], 409), "Conflict: There's a problem with the current state of the resource."],
])('a refusal with %s gets the general message of its status', async (_, reply, message) => {
  expect(await errorOf(reply)).toMatchObject({ kind: 'http', code: null, details: null, message });
});

test('Retry-After is read in seconds and otherwise ignored', async () => {
  const body = { code: 'rate_limited', message: 'Slow down.' };
  expect((await errorOf(json(body, 429, { 'retry-after': '30' }))).retryAfterSeconds).toBe(30);
  expect((await errorOf(json(body, 429, { 'retry-after': 'tomorrow' }))).retryAfterSeconds).toBeNull();
});

test('no connection is a network error without a status', async () => {
  const error = await errorOf(unreachable);
  expect(error).toMatchObject({ kind: 'network', status: null, code: null });
  expect(error.cause).toBeInstanceOf(TypeError);
});

test('an answer that breaks off is a network error', async () => {
  expect(await errorOf(brokenOff)).toMatchObject({ kind: 'network', status: null });
});

test('no answer in time is a timeout', async () => {
  expect(await errorOf(hanging, { timeoutMs: 5 })).toMatchObject({ kind: 'timeout', status: null });
});

test('an attempt may take 10 seconds by default, and leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const error = errorOf(hanging);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout' });

    await errorOf(empty(404));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a body that never ends is a timeout', async () => {
  const endless: Reply = () => new Response(new ReadableStream({ start() {} }));
  expect(await errorOf(endless, { timeoutMs: 5 })).toMatchObject({ kind: 'timeout' });
});

test('a fetch that does not heed its signal is given up all the same', async () => {
  expect(await errorOf(() => new Promise(() => {}), { timeoutMs: 5 })).toMatchObject({ kind: 'timeout' });
});

test('an abort differs from every other failure, before and during the call', async () => {
  const controller = new AbortController();
  const api = clientWith((request) => {
    const pending = hanging(request);
    controller.abort();
    return pending;
  });
  expect(await api.getMe({ signal: controller.signal })).toMatchObject({ error: { kind: 'aborted' } });
  expect(await api.getMe({ signal: AbortSignal.abort() })).toMatchObject({ error: { kind: 'aborted' } });
});

test.each([
  ['JSON that does not parse', () => new Response('{"_id": ')],
  ['an empty body', () => new Response('')],
  ['null', () => new Response('null')],
  ['no content', empty(204)],
])('a good status with %s is malformed', async (_, reply) => {
  expect(await errorOf(reply)).toMatchObject({ kind: 'malformed', code: null });
});

const id = '64b0a1f2c3d4e5f6a0000001';
const order = { successUrl: 'http://x.test/', failUrl: 'http://x.test/', mode: 'collection' as const };

test.each<[string, (api: ApiClient) => Promise<ApiResult<unknown>>]>([
  ['getCart', (api) => api.getCart()],
  ['getMe', (api) => api.getMe()],
  ['refreshSession', (api) => api.refreshSession()],
  ['checkout', (api) => api.checkout(order)],
  ['getBreakdown', (api) => api.getBreakdown(order)],
  ['listAddresses', (api) => api.listAddresses()],
  ['setDefaultAddress', (api) => api.setDefaultAddress(id)],
  ['getRestaurantByDomain', (api) => api.getRestaurantByDomain('saffron.localhost')],
  ['getMenu', (api) => api.getMenu(id)],
  ['getMenuCategory', (api) => api.getMenuCategory(id, id)],
  ['getMenuChoices', (api) => api.getMenuChoices(id)],
  ['getMenuIndex', (api) => api.getMenuIndex(id)],
  ['getMenuItem', (api) => api.getMenuItem(id, id)],
  ['getMenuOverview', (api) => api.getMenuOverview(id)],
  ['getSettings', (api) => api.getSettings(id)],
  ['listPublicPromoCodes', (api) => api.listPublicPromoCodes()],
  ['getPromoCode', (api) => api.getPromoCode(id)],
  ['listOrders', (api) => api.listOrders()],
  ['getOrder', (api) => api.getOrder(id)],
  ['cancelOrder', (api) => api.cancelOrder(id, 1)],
  ['reorder', (api) => api.reorder(id)],
])('%s: a body of another shape is malformed, never an exception', async (_, call) => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (body) => {
      const result = await call(clientWith(json(body)));
      expect(result).toMatchObject({ ok: false, error: { kind: 'malformed', status: 200 } });
    }),
  );
});

test('pounds with more than two decimals are malformed', async () => {
  const result = await clientWith(json({ ...examples.EmptyCart.value, totalAmount: 1.005 })).getCart();
  expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

test('a malformed answer still names its request', async () => {
  const error = await errorOf(json([], 200, { 'x-request-id': 'r-2' }));
  expect(error).toMatchObject({ kind: 'malformed', requestId: 'r-2' });
});

test.each([{ accessToken: '' }, { refreshToken: '' }, { user: {} }, { user: undefined }])(
  'a login answer with %j in place of what it must have is malformed',
  async (change) => {
    const { data } = examples.AuthSession.value;
    const api = clientWith(json({ data: { ...data, ...change } }));
    expect(await api.refreshSession()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  },
);

test('unwrap gives the data or throws the one error', async () => {
  expect(unwrap(await clientWith(json(examples.User.value)).getMe()).name).toBe('Priya Shah');
  const refused = await clientWith(json({ code: 'forbidden', message: 'No.' }, 403)).getMe();
  expect(() => unwrap(refused)).toThrow(expect.objectContaining({ name: 'ApiError', code: 'forbidden' }));
});

test('an error survives the way through JSON', async () => {
  const error = await errorOf(json({ code: 'forbidden', message: 'No.' }, 403));
  const back = new ApiError(JSON.parse(JSON.stringify(error)));
  expect(back.toJSON()).toEqual(error.toJSON());
});

test('a refused checkout names its blockers, a changed total its new price', async () => {
  const blocked = new ApiError({
    ...(await errorOf(unreachable)).toJSON(),
    code: 'checkout_blocked',
    details: { blockers: [{ code: 'below_minimum', message: 'Add more.', amount: 1500 }] },
  });
  expect(blockersOf(blocked)).toEqual([{ code: 'below_minimum', message: 'Add more.', amount: 1500 }]);
  expect(changedBreakdown(blocked)).toBeNull();

  const changed = new ApiError({
    ...blocked.toJSON(),
    code: 'total_changed',
    details: { breakdown: { ...examples.Breakdown.value, blockers: [] } },
  });
  expect(blockersOf(changed)).toEqual([]);
  expect(changedBreakdown(changed)?.breakdown.totalAmount).toBe(3408);
  expect(changedBreakdown({ ...changed.toJSON(), code: 'conflict' })).toBeNull();
});

test.each([null, {}, { blockers: 'none', breakdown: 7 }, { blockers: [{}, 1], breakdown: {} }])(
  'details such as %j give no blockers and no price, and no exception',
  async (details) => {
    const error = await errorOf(json({ code: 'total_changed', message: 'Changed.', details }, 409));
    expect(changedBreakdown(error)).toBeNull();
    expect(blockersOf(error)).toEqual([]);
  },
);
