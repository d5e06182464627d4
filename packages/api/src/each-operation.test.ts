import type { RequestListener } from 'node:http';
import { pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { type ApiClient, createApiClient } from './client.ts';
import type { ApiResult } from './result.ts';
import { connectionFaults, isSilent, listen } from './testing/faulty-server.ts';
import { examples } from './testing/scripted-fetch.ts';

type Operation = Exclude<keyof ApiClient, 'http' | 'scopedTo'>;

const id = '0123456789abcdef01234567';
const idToken = 'header.payload.signature';
const urls = { successUrl: 'http://a.test/s', failUrl: 'http://a.test/f', mode: 'collection' as const };
const address = {
  type: 'house',
  address: '1 High Street',
  building: '1',
  postalCode: 'LS1 4GJ',
  longitude: -1.5,
  latitude: 53.8,
} as const;

const calls: Readonly<Record<Operation, (api: ApiClient) => Promise<ApiResult<unknown>>>> = {
  login: (api) => api.login({ idToken }),
  register: (api) => api.register({ idToken }),
  verify: (api) => api.verify({ idToken, user: { email: 'a@b.test', name: 'A', photoUrl: null } }),
  googleCallback: (api) => api.googleCallback('code'),
  refreshSession: (api) => api.refreshSession(),
  logout: (api) => api.logout(),
  forgotPassword: (api) => api.forgotPassword('a@b.test'),
  getMe: (api) => api.getMe(),
  exportMe: (api) => api.exportMe(),
  eraseMe: (api) => api.eraseMe(),
  updateMe: (api) => api.updateMe({ name: 'A' }),
  listAddresses: (api) => api.listAddresses(),
  createAddress: (api) => api.createAddress(address),
  updateAddress: (api) => api.updateAddress(id, address),
  deleteAddress: (api) => api.deleteAddress(id),
  setDefaultAddress: (api) => api.setDefaultAddress(id),
  getCart: (api) => api.getCart(),
  addToCart: (api) => api.addToCart({ menuItemId: id, quantity: 1, selectedOptions: [] }),
  clearCart: (api) => api.clearCart(),
  updateCartItem: (api) => api.updateCartItem(id, { quantity: 2, selectedOptions: [] }),
  removeCartItem: (api) => api.removeCartItem(id),
  checkout: (api) => api.checkout({ ...urls, expectedTotalAmount: pence(1) }),
  getBreakdown: (api) => api.getBreakdown(urls),
  listOrders: (api) => api.listOrders(),
  getOrder: (api) => api.getOrder(id),
  cancelOrder: (api) => api.cancelOrder(id, 1),
  reorder: (api) => api.reorder(id),
  reportOrderProblem: (api) => api.reportOrderProblem(id, { reason: 'missing', lines: [id] }),
  listPublicPromoCodes: (api) => api.listPublicPromoCodes(),
  getPromoCode: (api) => api.getPromoCode(id),
  getRestaurantByDomain: (api) => api.getRestaurantByDomain('a.test'),
  getMenu: (api) => api.getMenu(id),
  getMenuCategory: (api) => api.getMenuCategory(id, id),
  getMenuChoices: (api) => api.getMenuChoices(id),
  getMenuIndex: (api) => api.getMenuIndex(id),
  getMenuItem: (api) => api.getMenuItem(id, id),
  getMenuOverview: (api) => api.getMenuOverview(id),
  getSettings: (api) => api.getSettings(id),
  getRestaurantVersion: (api) => api.getRestaurantVersion(id),
  sendDataRequest: (api) =>
    api.sendDataRequest(id, { kind: 'access', name: 'A', email: 'a@b.test', text: '' }),
  listRestaurants: (api) => api.listRestaurants(),
  createRestaurant: (api) => api.createRestaurant(examples.RestaurantInput.value),
  updateRestaurant: (api) => api.updateRestaurant(id, { isActive: true }),
  deleteRestaurant: (api) => api.deleteRestaurant(id),
  restoreRestaurant: (api) => api.restoreRestaurant(id),
};
// The authorisation code is good only once.
const unrepeatable: ReadonlySet<string> = new Set<Operation>(['googleCallback']);

const refuses: RequestListener = (_, response) => {
  response
    .writeHead(404, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: 'not_found', message: 'Not here.' }));
};

// A busy machine is no fault: only what waits for the end of this time sets a shorter one.
function clientOf(baseUrl: string, fallbackBaseUrl: string, timeoutMs = 60_000): ApiClient {
  return createApiClient({
    baseUrl,
    fallbackBaseUrl,
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    restaurantId: id,
    timeoutMs,
    uploadTimeoutMs: timeoutMs,
    tokens: () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
  });
}

const faults: readonly (readonly [string, RequestListener | null])[] = [
  ...Object.entries(connectionFaults),
  ['is down', null],
];

type Call = (api: ApiClient) => Promise<ApiResult<unknown>>;

async function expectOneSwitch(
  operation: string,
  call: Call,
  [fault, listener]: (typeof faults)[number],
  timeoutMs?: number,
): Promise<void> {
  const [first, fallback] = await Promise.all([listen(listener ?? refuses), listen(refuses)]);
  if (listener === null) await first.close();
  const result = await call(clientOf(first.url, fallback.url, timeoutMs));
  const which = `${operation}, ${fault}`;
  expect(first.asked, which).toHaveLength(listener === null ? 0 : 1);
  if (unrepeatable.has(operation)) {
    expect(fallback.asked, which).toEqual([]);
    expect(result, which).toMatchObject({ ok: false, error: { status: null } });
    return;
  }
  expect(fallback.asked, which).toHaveLength(1);
  if (listener !== null) expect(fallback.asked, which).toEqual(first.asked);
  // What the fallback says is the answer.
  const error = { kind: 'http', status: 404, message: 'Not here.' };
  expect(result, which).toMatchObject({ ok: false, error });
}

test('there are 8 faults, 2 of them silent', () => {
  expect([faults.length, faults.filter(([fault]) => isSilent(fault)).length]).toEqual([8, 2]);
});

test.each(Object.entries(calls))(
  '%s, with each of 6 faults of the first base URL that show at once: one switch, the same call once on each side',
  async (operation, call) => {
    const loud = faults.filter(([fault]) => !isSilent(fault));
    await Promise.all(loud.map((fault) => expectOneSwitch(operation, call, fault)));
  },
);

// All operations wait at the same time, for long enough that the fallback can answer them all.
test.concurrent.each(faults.filter(([fault]) => isSilent(fault)))(
  'each operation, when the first base URL %s: one switch, the same call once on each side',
  async (fault, listener) => {
    const allCalls = Object.entries(calls);
    await Promise.all(
      allCalls.map(([operation, call]) => expectOneSwitch(operation, call, [fault, listener], 15_000)),
    );
  },
);

test.concurrent.each(Object.entries(calls))(
  '%s, when both base URLs are down: a readable error',
  async (_, call) => {
    const [first, fallback] = await Promise.all([listen(refuses), listen(refuses)]);
    await Promise.all([first.close(), fallback.close()]);
    const result = await call(clientOf(first.url, fallback.url));
    expect(result).toMatchObject({
      ok: false,
      error: {
        kind: 'network',
        status: null,
        message: 'We could not reach the restaurant. Please check your connection and try again.',
      },
    });
  },
);
