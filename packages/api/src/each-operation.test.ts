import type { RequestListener } from 'node:http';
import { pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { type ApiClient, createApiClient } from './client.ts';
import type { ApiResult } from './result.ts';
import { connectionFaults, listen } from './testing/faulty-server.ts';
import { examples } from './testing/scripted-fetch.ts';

type Operation = Exclude<keyof ApiClient, 'http' | 'scopedTo'>;

const id = '0123456789abcdef01234567';
const idToken = 'header.payload.signature';
const urls = { successUrl: 'http://a.test/s', failUrl: 'http://a.test/f' };
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
  updateMe: (api) => api.updateMe({ name: 'A' }),
  listAddresses: (api) => api.listAddresses(),
  createAddress: (api) => api.createAddress(address),
  updateAddress: (api) => api.updateAddress(id, address),
  deleteAddress: (api) => api.deleteAddress(id),
  setDefaultAddress: (api) => api.setDefaultAddress(id),
  getCart: (api) => api.getCart(),
  addToCart: (api) => api.addToCart({ menuItemId: id, quantity: 1, selectedOptions: [] }),
  clearCart: (api) => api.clearCart(),
  updateCartItem: (api) => api.updateCartItem(id, 2),
  removeCartItem: (api) => api.removeCartItem(id),
  checkout: (api) => api.checkout({ ...urls, expectedTotalAmount: pence(1) }),
  getBreakdown: (api) => api.getBreakdown(urls),
  listOrders: (api) => api.listOrders(),
  getOrder: (api) => api.getOrder(id),
  listPublicPromoCodes: (api) => api.listPublicPromoCodes(),
  getPromoCode: (api) => api.getPromoCode(id),
  getRestaurantByDomain: (api) => api.getRestaurantByDomain('a.test'),
  getMenu: (api) => api.getMenu(id),
  getSettings: (api) => api.getSettings(id),
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

function clientOf(baseUrl: string, fallbackBaseUrl: string): ApiClient {
  return createApiClient({
    baseUrl,
    fallbackBaseUrl,
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    restaurantId: id,
    timeoutMs: 1_000,
    tokens: () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
  });
}

const faults = [...Object.entries(connectionFaults), ['is down', null] as const];

test.concurrent.each(Object.entries(calls))(
  '%s, with each of 8 faults of the first base URL: one switch, the same call once on each side',
  async (operation, call) => {
    expect(faults).toHaveLength(8);
    await Promise.all(
      faults.map(async ([fault, listener]) => {
        const [first, fallback] = await Promise.all([listen(listener ?? refuses), listen(refuses)]);
        if (listener === null) await first.close();
        const result = await call(clientOf(first.url, fallback.url));
        expect(first.asked, fault).toHaveLength(listener === null ? 0 : 1);
        if (unrepeatable.has(operation)) {
          expect(fallback.asked, fault).toEqual([]);
          expect(result, fault).toMatchObject({ ok: false, error: { status: null } });
          return;
        }
        expect(fallback.asked, fault).toHaveLength(1);
        if (listener !== null) expect(fallback.asked, fault).toEqual(first.asked);
        // What the fallback says is the answer.
        const error = { kind: 'http', status: 404, message: 'Not here.' };
        expect(result, fault).toMatchObject({ ok: false, error });
      }),
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
