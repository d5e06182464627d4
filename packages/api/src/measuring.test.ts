import { expect, test } from 'vitest';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { createCounterClient } from './counter/counter-client.ts';
import type { EndedCall } from './measuring.ts';
import {
  empty,
  examples,
  hanging,
  json,
  type Reply,
  scriptedFetch,
  unreachable,
} from './testing/scripted-fetch.ts';

const id = '64b0a1f2c3d4e5f6a0000001';

function measured(replies: Reply[], options: Partial<ApiClientOptions> = {}) {
  const ended: EndedCall[] = [];
  const client = {
    baseUrl: 'http://backend.test',
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    fetch: scriptedFetch(...replies).fetch,
    onCallEnded: (call: EndedCall) => ended.push(call),
    ...options,
  };
  return { api: createApiClient(client), counter: createCounterClient(client), ended };
}

const seconds = expect.any(Number);

test('a call is named by its path in the contract, never by an id, whoever makes it', async () => {
  const { api, counter, ended } = measured([empty(500)]);
  await api.scopedTo({ restaurantId: id }).getOrder(id);
  await api.getRestaurantByDomain('saffron.localhost');
  await counter.scopedTo({ token: 'a token' }).getCounterOrder(id, id);
  expect(ended).toEqual([
    { method: 'GET', path: '/orders/{id}', outcome: 500, seconds },
    { method: 'GET', path: '/restaurants/by-domain/{domain}', outcome: 500, seconds },
    { method: 'GET', path: '/counter/restaurants/{id}/orders/{orderId}', outcome: 500, seconds },
  ]);
});

test('without an answer the reason stands in place of the status', async () => {
  const { api, ended } = measured([unreachable, hanging, hanging], { timeoutMs: 20 });
  await api.getSettings(id);
  await api.getSettings(id);
  await api.getRestaurantVersion(id, { signal: AbortSignal.timeout(1) });
  expect(ended.map(({ outcome }) => outcome)).toEqual(['network', 'timeout', 'aborted']);
});

test('a call that is repeated on the fallback is one, of the time of both', async () => {
  const slowly: Reply = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return unreachable(request);
  };
  const { api, ended } = measured([slowly, json(examples.Restaurant.value)], {
    fallbackBaseUrl: 'http://other.test',
  });
  await api.getRestaurantByDomain('saffron.localhost');
  expect(ended.map(({ outcome }) => outcome)).toEqual([200]);
  expect(ended[0]?.seconds).toBeGreaterThan(0.025);
});
