import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addressQueries } from '../features/address/address.queries.ts';
import { cartQueries } from '../features/cart/cart.queries.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { menuIndexPath } from '../features/menu/menu-index-path.ts';
import { searchQueries } from '../features/menu/search.queries.ts';
import { restaurantQueries } from '../features/restaurant/restaurant.queries.ts';
import { followRestaurant } from './follow-restaurant.ts';

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
  const stop = followRestaurant(client, async () => {
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

test('the index for searching is fetched again within a minute of a change, under the new version', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  let version = 'one';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ restaurantId: 'r', version, updatedAt: '', categories: [] });
  });
  const queryClient = new QueryClient();
  queryClient.mount();
  const restaurant = { queryKey: restaurantQueries.current().queryKey, staleTime: 300_000 };
  // The restaurant's answer takes longer than it takes to ask for the index.
  const queryFn = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { version };
  };
  new QueryObserver<unknown>(queryClient, { ...restaurant, queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  new QueryObserver(queryClient, searchQueries.index()).subscribe(() => undefined);
  const stop = followRestaurant(queryClient, async () => version);
  // The code that fetches it is imported at the first call.
  await expect.poll(() => asked).toEqual([menuIndexPath('one')]);

  version = 'two';
  await vi.advanceTimersByTimeAsync(62_000);
  await expect.poll(() => asked).toEqual([menuIndexPath('one'), menuIndexPath('two')]);
  stop();
  queryClient.unmount();
});
