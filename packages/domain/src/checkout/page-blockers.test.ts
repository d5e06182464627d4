import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeliveryArea, DeliveryDestination } from '../delivery/delivery-area.ts';
import { judgeDelivery } from '../delivery/judge-delivery.ts';
import { accountMessages } from '../errors/account-messages.ts';
import { pence } from '../money/pence.ts';
import { type DayHours, type OpeningHours, weekdays } from '../opening-hours/opening-hours.ts';
import { orderingModes } from '../ordering-mode/ordering-mode.ts';
import { checkoutBlockerCodes, loadBlockerCodes } from './checkout-blocker.ts';
import { type CheckoutAttempt, checkoutBlockers } from './checkout-blockers.ts';
import {
  firstBlocker,
  isLiftedByCollection,
  isLoadingBlocker,
  isRetryableBlocker,
  type LoadState,
  type OrderLoading,
  pageBlockers,
} from './page-blockers.ts';

const lunch: DayHours = { isActive: true, opening: '12:00', closing: '22:00' };
const hours: OpeningHours = Object.fromEntries(weekdays.map((day) => [day, lunch]));
const near = { latitude: 53.8196, longitude: -1.5817, postalCode: 'LS6 3BR' };
const origin = { latitude: 53.7955, longitude: -1.5408 };
const within5Km: DeliveryArea = {
  ...{ name: null, postcodes: null, radiusKm: 5, fee: pence(249), freeFrom: null, minimumOrder: null },
  ...{ minutesFrom: 30, minutesTo: 40 },
};
const to = (address: DeliveryDestination | null) => ({
  delivery: judgeDelivery({ areas: [within5Km], origin }, address),
});
const ready: CheckoutAttempt = {
  restaurant: { hasDelivery: true, hasCollection: true, isActive: true, hours, timeZone: 'Europe/London' },
  now: new Date('2025-06-04T18:00:00Z'),
  mode: 'delivery',
  items: [
    {
      ...{ id: 'a', quantity: 1, isAvailable: true, totalPrice: pence(1600), selectedOptions: [] },
      menuItem: { id: 'dish', name: 'Lamb seekh', options: [] },
    },
  ],
  minimumOrder: pence(1500),
  ...to(near),
  phoneNumber: '+447911123456',
  promoProblem: null,
  totalAmount: pence(1893),
  ageConfirmed: false,
};
const loaded: OrderLoading = { cart: 'ready', addresses: 'ready', price: 'ready' };
const codes = (attempt: Partial<CheckoutAttempt>, loading: Partial<OrderLoading> = {}) =>
  pageBlockers({ ...ready, ...attempt }, { ...loaded, ...loading }).map(({ code }) => code);

describe('addresses', () => {
  const noAddress = to(null);
  test.each<[LoadState, string]>([
    ['loading', 'addresses_loading'],
    ['failed', 'addresses_failed'],
    ['ready', 'address_required'],
  ])('%s: %s', (addresses, code) => {
    expect(codes(noAddress, { addresses })).toEqual([code]);
  });

  test('do not matter for collection, nor once one is chosen', () => {
    expect(codes({ ...noAddress, mode: 'collection' }, { addresses: 'failed' })).toEqual([]);
    expect(codes({}, { addresses: 'failed' })).toEqual([]);
  });

  test('what comes before them is said first', () => {
    expect(codes({ ...noAddress, minimumOrder: pence(5000) }, { addresses: 'loading' })).toEqual([
      'below_minimum',
      'addresses_loading',
    ]);
  });
});

describe('cart and price', () => {
  test.each(['loading', 'failed'] as const)('%s', (state) => {
    expect(codes({ items: [], ...to(null) }, { cart: state })).toEqual([`cart_${state}`]);
    expect(codes({}, { price: state })).toEqual([`price_${state}`]);
  });

  test('a closed shop is closed whether the cart has loaded or not', () => {
    const now = new Date('2025-06-04T04:00:00Z');
    expect(codes({ now, items: [] }, { cart: 'loading' })).toEqual(['shop_closed', 'cart_loading']);
  });
});

test.each<[Partial<OrderLoading>, string]>([
  [{ cart: 'loading' }, 'Your cart is loading.'],
  [{ cart: 'failed' }, 'Your cart did not load. Please try again.'],
  [{ addresses: 'loading' }, 'Your addresses are loading.'],
  [{ addresses: 'failed' }, accountMessages.addressesLoadFailed],
  [{ price: 'loading' }, 'We are checking the total.'],
  [{ price: 'failed' }, 'We could not check the total. Please try again.'],
])('%o: "%s"', (loading, message) => {
  const attempt = { ...ready, ...to(loading.addresses === undefined ? near : null) };
  expect(pageBlockers(attempt, { ...loaded, ...loading })).toEqual([expect.objectContaining({ message })]);
});

test('without the cart only the shop and the mode are known', () => {
  const restaurant = { ...ready.restaurant, hasDelivery: false };
  expect(codes({ restaurant, ...to(null), phoneNumber: null }, { cart: 'failed' })).toEqual([
    'mode_unavailable',
    'cart_failed',
  ]);
});

const state = fc.constantFrom<LoadState>('loading', 'failed', 'ready');
const anyLoading = fc.record({ cart: state, addresses: state, price: state });
const anyAttempt = fc.record({
  mode: fc.constantFrom(...orderingModes),
  delivery: fc
    .constantFrom(null, near, { latitude: 53.959, longitude: -1.0815, postalCode: 'YO1 7HH' })
    .map((address) => to(address).delivery),
  phoneNumber: fc.constantFrom(null, '+447911123456'),
  minimumOrder: fc.constantFrom(pence(0), pence(5000)),
});

test('nothing stands in the way only when all has loaded and no rule does', () => {
  fc.assert(
    fc.property(anyAttempt, anyLoading, (change, loading) => {
      const attempt = { ...ready, ...change };
      const isClear = firstBlocker(pageBlockers(attempt, loading)) === undefined;
      const isAllowed = firstBlocker(checkoutBlockers(attempt)) === undefined;
      expect(isClear).toBe(isAllowed && loading.cart === 'ready' && loading.price === 'ready');
    }),
  );
});

test('an address that is not verified is for the server to look up', () => {
  expect(codes(to({ ...near, latitude: null, longitude: null }))).toEqual([]);
});

test('when all has loaded a page says what the rules say', () => {
  fc.assert(
    fc.property(anyAttempt, (change) => {
      const attempt = { ...ready, ...change };
      expect(pageBlockers(attempt, loaded)).toEqual(checkoutBlockers(attempt));
    }),
  );
});

test('a missing phone number alone does not keep the confirmation from being opened', () => {
  const [phone] = pageBlockers({ ...ready, phoneNumber: null }, loaded);
  expect(phone?.code).toBe('phone_required');
  expect(firstBlocker([{ code: 'age_unconfirmed', message: 'Confirm.' }])).toBeUndefined();
  expect(firstBlocker(phone === undefined ? [] : [phone])).toBeUndefined();
  expect(firstBlocker(pageBlockers({ ...ready, phoneNumber: null, ...to(null) }, loaded))?.code).toBe(
    'address_required',
  );
});

test('loading passes by itself, failing can be tried again, a rule is neither', () => {
  expect(loadBlockerCodes.filter((code) => isLoadingBlocker({ code }))).toEqual([
    'cart_loading',
    'addresses_loading',
    'price_loading',
  ]);
  expect(loadBlockerCodes.filter((code) => isRetryableBlocker({ code }))).toEqual([
    'cart_failed',
    'addresses_failed',
    'price_failed',
  ]);
  expect(isLoadingBlocker({ code: 'below_minimum' }) || isRetryableBlocker({ code: 'below_minimum' })).toBe(
    false,
  );
  expect(isRetryableBlocker({ code: 'address_unverified' })).toBe(true);
});

test('collection lifts what is about the place of delivery, and nothing else', () => {
  const lifted = checkoutBlockerCodes.filter((code) => isLiftedByCollection({ code }));
  expect(lifted).toEqual(['address_unverified', 'postcode_unknown', 'address_out_of_area']);
  const nowhere = { postalCode: 'LS10 4ZZ', latitude: null, longitude: null };
  const unplaced = { ...ready, ...to(nowhere), isPostcodeUnknown: true };
  expect(checkoutBlockers(unplaced).map(({ code }) => code)).toEqual(['postcode_unknown']);
  expect(checkoutBlockers({ ...unplaced, mode: 'collection' })).toEqual([]);
});
