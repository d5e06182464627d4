import { notFound } from '@tanstack/react-router';
import { openStatusRefreshMs, quantityDebounceMs } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { addressQueries } from './features/address/address.queries.ts';
import { cartQueries } from './features/cart/cart.queries.ts';
import { restaurantQueries } from './features/restaurant/restaurant.queries.ts';

// Spec §9, to the letter.
test('the restaurant is cached for 5 minutes and asked for once more, but not when it is not there', () => {
  const { staleTime, retry } = restaurantQueries.current();
  expect(staleTime).toBe(5 * 60 * 1000);
  if (typeof retry !== 'function') throw new Error('The restaurant has no retry rule of its own.');
  expect(retry(0, new Error('reset'))).toBe(true);
  expect(retry(1, new Error('reset'))).toBe(false);
  expect(retry(0, Object.assign(new Error('gone'), notFound()))).toBe(false);
});

test('addresses are cached for 5 minutes and never asked for again by themselves', () => {
  expect(addressQueries.list()).toMatchObject({
    staleTime: 5 * 60 * 1000,
    retry: false,
    refetchInterval: false,
  });
});

test('the cart is never fresh and asked for once more', () => {
  expect(cartQueries.current()).toMatchObject({ staleTime: 0, retry: 1 });
});

test('open status and quantities keep their times', () => {
  expect(openStatusRefreshMs).toBe(60_000);
  expect(quantityDebounceMs).toBe(500);
});
