import { QueryClient } from '@tanstack/react-query';
import { type Cart, type OrderingMode, pence } from '@tiffin/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { safeStorage } from '../../browser/safe-storage.ts';
import { addressQueries } from '../address/address.queries.ts';
import { promoStore } from '../promo/promo-store.ts';
import { tokenStore } from '../session/token-store.ts';
import { breakdownQueries } from './breakdown.queries.ts';
import { cartQueries } from './cart.queries.ts';
import { retryPromo, tryPromo } from './try-promo.ts';

const { fetchBreakdown } = vi.hoisted(() => ({ fetchBreakdown: vi.fn() }));
vi.mock('./cart.functions.ts', () => ({ fetchBreakdown }));

const breakdown = {
  subtotal: pence(1800),
  discount: pence(300),
  shippingCost: pence(0),
  applicationFeeAmount: pence(99),
  tipAmount: pence(0),
  totalAmount: pence(1599),
};
const accepted = { kind: 'priced', breakdown, blockers: [], promoRefusal: null };
const refusedFor = (code: string, message: string) => ({
  ...accepted,
  promoRefusal: { promoCode: 'GRILL3', code, message },
});
const tooSmall = refusedFor('promo_below_minimum', 'Add £9.00 more.');
const answers = (...given: readonly unknown[]) => {
  for (const value of given) fetchBreakdown.mockResolvedValueOnce(value);
};

function clientWithCart(total: number): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setCart(queryClient, total);
  return queryClient;
}

function setCart(queryClient: QueryClient, total: number): void {
  const unitPrice = pence(total);
  const line = {
    id: 'line',
    quantity: 1,
    optionsHash: '',
    unitPrice,
    totalPrice: unitPrice,
    isAvailable: true,
    unavailableReason: null,
    menuItem: { id: 'fries', name: 'Fries', photoUrl: null, price: unitPrice, allergens: null, options: [] },
    selectedOptions: [],
  };
  const cart: Cart = {
    id: 'cart',
    restaurantId: 'r',
    items: total === 0 ? [] : [line],
    totalAmount: unitPrice,
    updatedAt: `${total}`,
  };
  queryClient.setQueryData(cartQueries.current().queryKey, cart);
}

const trial = { promoCode: 'GRILL3', mode: 'collection', place: 'cart' } as const;

beforeEach(() => {
  fetchBreakdown.mockReset();
  promoStore.clear();
  tokenStore.write({ accessToken: 'access', refreshToken: 'refresh' });
});

test('an accepted code is selected, at the price that the server has taken off', async () => {
  answers(accepted);
  expect(await tryPromo(clientWithCart(1800), trial)).toEqual({
    kind: 'applied',
    promoCode: 'GRILL3',
    saving: 300,
  });
  expect(fetchBreakdown).toHaveBeenCalledExactlyOnceWith({
    data: { mode: 'collection', promoCode: 'GRILL3' },
  });
  expect(promoStore.read().selected).toBe('GRILL3');
});

test('before the first dish the code is kept, and nobody is asked', async () => {
  expect(await tryPromo(clientWithCart(0), trial)).toEqual({ kind: 'kept', promoCode: 'GRILL3' });
  expect(fetchBreakdown).not.toHaveBeenCalled();
  expect(promoStore.read().selected).toBe('GRILL3');
});

test('a refused code is not selected, and the one in use stays', async () => {
  promoStore.select('SMOKE10');
  answers(refusedFor('promo_used_up', 'You have already used GRILL3.'));
  expect(await tryPromo(clientWithCart(1800), { ...trial, place: 'offer' })).toMatchObject({
    kind: 'refused',
    message: 'You have already used GRILL3.',
  });
  expect(promoStore.read()).toMatchObject({ selected: 'SMOKE10', refusal: { place: 'offer' } });
});

test.each<[string, () => unknown]>([
  ['no price', () => answers({ kind: 'refused', code: 'invalid_request', message: 'No.' })],
  ['no connection', () => fetchBreakdown.mockRejectedValue(new TypeError('Failed to fetch'))],
])('with %s the press fails, and the choice stays as it was', async (_, arrange) => {
  promoStore.select('SMOKE10');
  arrange();
  vi.useFakeTimers();
  const pressed = expect(tryPromo(clientWithCart(1800), trial)).rejects.toThrow();
  await vi.runAllTimersAsync();
  await pressed;
  vi.useRealTimers();
  expect(promoStore.read()).toEqual({ selected: 'SMOKE10', refusal: null });
});

test('a code whose answer comes after the log-out is not kept for the next customer', async () => {
  fetchBreakdown.mockImplementation(async () => {
    tokenStore.clear();
    return accepted;
  });
  await tryPromo(clientWithCart(1800), trial);
  expect(safeStorage.get('cachedPromo')).toBeNull();
});

test('a refused code is tried again after a write that made the cart bigger, and after no other', async () => {
  const queryClient = clientWithCart(900);
  answers(tooSmall);
  await tryPromo(queryClient, trial);
  await retryPromo(queryClient, { subtotal: pence(900) });
  await retryPromo(queryClient, { subtotal: pence(500) });
  expect(fetchBreakdown).toHaveBeenCalledTimes(1);

  setCart(queryClient, 1200);
  answers({ ...tooSmall, promoRefusal: { ...tooSmall.promoRefusal, message: 'Add £6.00 more.' } });
  await retryPromo(queryClient, { subtotal: pence(1200) });
  expect(promoStore.read()).toMatchObject({ selected: null, refusal: { message: 'Add £6.00 more.' } });

  setCart(queryClient, 1800);
  answers(accepted);
  await retryPromo(queryClient, { subtotal: pence(1800) });
  expect(promoStore.read()).toEqual({ selected: 'GRILL3', refusal: null });
});

test('it is tried again in the other ordering mode', async () => {
  const queryClient = clientWithCart(1800);
  answers(refusedFor('promo_not_applicable', 'GRILL3 is for delivery orders only.'), accepted);
  await tryPromo(queryClient, trial);
  for (const mode of ['collection', 'delivery'] satisfies OrderingMode[]) {
    queryClient.setQueryData(addressQueries.list().queryKey, []);
    await retryPromo(queryClient, { mode });
  }
  expect(fetchBreakdown).toHaveBeenCalledTimes(2);
  expect(promoStore.read().selected).toBe('GRILL3');
});

test('the answer to a code that the customer has given up meanwhile counts for nothing', async () => {
  const queryClient = clientWithCart(900);
  answers(tooSmall);
  await tryPromo(queryClient, trial);
  setCart(queryClient, 1800);
  fetchBreakdown.mockImplementation(async () => {
    promoStore.select('SMOKE10');
    return accepted;
  });
  await retryPromo(queryClient, { subtotal: pence(1800) });
  expect(promoStore.read().selected).toBe('SMOKE10');
});

const readPrice = (queryClient: QueryClient, promoCode: string) => {
  const cart = queryClient.getQueryData(cartQueries.current().queryKey) ?? null;
  return queryClient.fetchQuery(breakdownQueries.forCart(cart, { mode: 'collection', promoCode }));
};

test('a chosen code that can never hold again is dropped by the price that says so', async () => {
  promoStore.select('GRILL3');
  answers(refusedFor('promo_expired', 'GRILL3 has expired.'));
  await readPrice(clientWithCart(1800), 'GRILL3');
  expect(promoStore.read()).toMatchObject({
    selected: null,
    refusal: { message: 'GRILL3 has expired.', place: 'cart' },
  });
});

test('a chosen code that a bigger cart may make good stays chosen', async () => {
  promoStore.select('GRILL3');
  answers(tooSmall);
  await readPrice(clientWithCart(900), 'GRILL3');
  expect(promoStore.read()).toEqual({ selected: 'GRILL3', refusal: null });
});

test('a price that comes late drops no other code', async () => {
  promoStore.select('SMOKE10');
  answers(refusedFor('promo_expired', 'GRILL3 has expired.'));
  await readPrice(clientWithCart(1800), 'GRILL3');
  expect(promoStore.read()).toEqual({ selected: 'SMOKE10', refusal: null });
});
