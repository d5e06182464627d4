import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addressQueries } from '../address/address.queries.ts';
import { cartQueries } from '../cart/cart.queries.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { follow } from './follow-restaurant.ts';
import { restaurantQueries } from './restaurant.queries.ts';

beforeAll(() => environmentManager.setIsServer(() => false));
beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

/** A page that shows the version "one"; counts what it reads again once `version` is another one. */
async function openPage() {
  const server = { version: 'one', reads: [] as string[], asked: 0 };
  const client = new QueryClient();
  client.mount();
  const queries = [
    { name: 'restaurant', queryKey: restaurantQueries.current().queryKey },
    { name: 'menu', queryKey: menuQueries.overview().queryKey },
    { name: 'cart', queryKey: cartQueries.current().queryKey },
    { name: 'addresses', queryKey: addressQueries.list().queryKey },
  ];
  for (const { name, queryKey } of queries) {
    const queryFn = async () => {
      server.reads.push(name);
      return { version: server.version };
    };
    new QueryObserver<unknown>(client, { queryKey, queryFn, staleTime: 300_000 }).subscribe(() => undefined);
  }
  await vi.advanceTimersByTimeAsync(1);
  server.reads = [];
  const stop = follow({ queryClient: client }, async () => {
    server.asked += 1;
    return server.version;
  });
  onTestFinished(() => client.unmount());
  return { server, stop };
}

test('asks once a minute, and reads nothing again while nothing has changed', async () => {
  const { server } = await openPage();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.asked).toBe(0);
  await vi.advanceTimersByTimeAsync(121_000);
  expect([server.asked, server.reads]).toEqual([3, []]);
});

test('reads restaurant, menu and cart again once the restaurant has changed, and once only', async () => {
  const { server } = await openPage();
  server.version = 'two';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.reads).toEqual(['restaurant', 'menu', 'cart']);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(server.reads).toHaveLength(3);
});

test('asks when the page is looked at again', async () => {
  const { server } = await openPage();
  focusManager.setFocused(false);
  server.version = 'two';
  await vi.advanceTimersByTimeAsync(180_000);
  expect(server.asked).toBe(0);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.asked, server.reads]).toEqual([1, ['restaurant', 'menu', 'cart']]);
});

test('reads nothing again while nobody can tell the version', async () => {
  const { server, stop } = await openPage();
  server.version = '';
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.asked, server.reads]).toEqual([1, []]);
  stop();
  server.version = 'two';
  await vi.advanceTimersByTimeAsync(180_000);
  expect([server.asked, server.reads]).toEqual([1, []]);
});
