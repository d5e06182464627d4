import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addressQueries } from './features/address/address.queries.ts';
import { cartQueries } from './features/cart/cart.queries.ts';
import { restaurantQueries } from './features/restaurant/restaurant.queries.ts';

// Spec §9: how long each read is cached, and how often a failed one is repeated.
// The server never repeats a read by time; these are the browser's rules.
beforeAll(() => environmentManager.setIsServer(() => false));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = 60_000;

/** Shows the query in one part of the page after another, and returns how often the server was asked. */
function shownBy(
  options: { queryKey: readonly unknown[] },
  read: () => Promise<unknown>,
  refetchInterval = 0,
) {
  const client = new QueryClient({ defaultOptions: { queries: { refetchInterval } } });
  const queryFn = vi.fn(read);
  const show = async () => {
    const observer = new QueryObserver(client, { ...options, queryFn });
    const stop = observer.subscribe(() => undefined);
    // Longer than any pause before a repeated read.
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
  };
  return { show, queryFn };
}

test.each([
  ['the restaurant', restaurantQueries.current()],
  ['the addresses', addressQueries.list()],
])('%s: cached for 5 minutes', async (_, options) => {
  const { show, queryFn } = shownBy(options, async () => ({}));
  await show();
  await vi.advanceTimersByTimeAsync(5 * minutes - 20_000);
  await show();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  await show();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('the cart: read again by each part of the page that shows it', async () => {
  const { show, queryFn } = shownBy(cartQueries.current(), async () => ({}));
  await show();
  await show();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test.each([
  ['the restaurant', restaurantQueries.current(), 2],
  ['the cart', cartQueries.current(), 2],
  ['the addresses', addressQueries.list(), 1],
])('%s: a failed read', async (_, options, times) => {
  const { show, queryFn } = shownBy(options, () => Promise.reject(new Error('away')));
  await show();
  expect(queryFn).toHaveBeenCalledTimes(times);
});

test('the restaurant: a hostname without a restaurant is not asked for again', async () => {
  const missing = Object.assign(new Error('gone'), notFound());
  const { show, queryFn } = shownBy(restaurantQueries.current(), () => Promise.reject(missing));
  await show();
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('the addresses: a failed read is repeated neither by time nor by other parts of the page', async () => {
  const read = () => Promise.reject(new Error('away'));
  // The app repeats failed reads by time, unless a query says otherwise.
  const { show, queryFn } = shownBy(addressQueries.list(), read, 1_000);
  await show();
  await show();
  expect(queryFn).toHaveBeenCalledTimes(1);
});
