import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orderQueries } from '../orders/orders.queries.ts';
import { tokenStore } from '../session/token-store.ts';
import { photoLoader } from './load-photo.ts';

const order = 'a'.repeat(24);
const pair = (name: string) => ({ accessToken: `${name}.access`, refreshToken: `${name}.refresh` });
const photo = () => new Response('a photo', { headers: { 'content-type': 'image/jpeg' } });
const signal = new AbortController().signal;

function setUp(...answers: readonly Response[]) {
  const left = [...answers];
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    expect(url).toBe(`/api/orders/${order}/problems/p/photos/f`);
    asked.push(new Headers(init.headers).get('authorization'));
    return Promise.resolve(left.shift());
  });
  const queryClient = new QueryClient();
  // Reading an order renews the tokens.
  const reads = vi.spyOn(queryClient, 'fetchQuery').mockImplementation(async (options) => {
    expect(options.queryKey).toEqual(orderQueries.byId(order).queryKey);
    tokenStore.write(pair('second'));
  });
  return { asked, reads, load: photoLoader(queryClient, order) };
}

beforeEach(() => tokenStore.write(pair('first')));
afterEach(() => {
  vi.unstubAllGlobals();
  tokenStore.clear();
});

test('a photo is fetched with the access token', async () => {
  const { asked, reads, load } = setUp(photo());
  expect(await (await load('p', 'f', signal)).text()).toBe('a photo');
  expect(asked).toEqual(['Bearer first.access']);
  expect(reads).not.toHaveBeenCalled();
});

test('an access token that is over is renewed by reading the order, once', async () => {
  const { asked, load } = setUp(new Response(null, { status: 401 }), photo());
  expect(await (await load('p', 'f', signal)).text()).toBe('a photo');
  expect(asked).toEqual(['Bearer first.access', 'Bearer second.access']);
  const { load: again } = setUp(new Response(null, { status: 401 }), new Response(null, { status: 401 }));
  await expect(again('p', 'f', signal)).rejects.toThrow('401');
});

test('what is not there fails', async () => {
  const { load } = setUp(new Response(null, { status: 404 }));
  await expect(load('p', 'f', signal)).rejects.toThrow('404');
});
