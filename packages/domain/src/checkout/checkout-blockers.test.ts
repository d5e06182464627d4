import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeliveryArea, DeliveryDestination } from '../delivery/delivery-area.ts';
import { judgeDelivery } from '../delivery/judge-delivery.ts';
import { pence } from '../money/pence.ts';
import { openStatus } from '../opening-hours/open-status.ts';
import { type DayHours, type OpeningHours, weekdays } from '../opening-hours/opening-hours.ts';
import {
  type CheckoutBlockerCode,
  checkoutBlockerCodes,
  type LoadBlockerCode,
  loadBlockerCodes,
} from './checkout-blocker.ts';
import {
  type CheckoutAttempt,
  type CheckoutLine,
  checkoutBlockers,
  hasAlcohol,
} from './checkout-blockers.ts';
import { checkoutButtonText } from './checkout-messages.ts';

const lunch: DayHours = { isActive: true, opening: '12:00', closing: '22:00' };
const hours: OpeningHours = Object.fromEntries(weekdays.map((day) => [day, lunch]));
const line = (id: string, name: string, price: number): CheckoutLine => ({
  ...{ id, quantity: 1, isAvailable: true, totalPrice: pence(price), selectedOptions: [] },
  menuItem: { id: `dish-${id}`, name, options: [] },
});
const seekh = line('a', 'Lamb seekh', 1195);
const naan = line('b', 'Butter naan', 350);
const dal = line('c', 'Dal makhani', 700);
const origin = { latitude: 53.7955, longitude: -1.5408 };
const within5Km: DeliveryArea = {
  ...{ name: null, postcodes: null, radiusKm: 5, fee: pence(249), freeFrom: null, minimumOrder: null },
  ...{ minutesFrom: 30, minutesTo: 40 },
};
const to = (address: DeliveryDestination | null, area = within5Km) => ({
  delivery: judgeDelivery({ areas: [area], origin }, address),
});
const ready: CheckoutAttempt = {
  restaurant: { hasDelivery: true, hasCollection: true, isActive: true, hours, timeZone: 'Europe/London' },
  now: new Date('2025-06-04T18:00:00Z'),
  mode: 'delivery',
  items: [seekh, naan],
  minimumOrder: pence(1500),
  ...to({ latitude: 53.8196, longitude: -1.5817, postalCode: 'LS6 3BR' }),
  phoneNumber: '+447911123456',
  promoProblem: null,
  totalAmount: pence(1893),
  ageConfirmed: false,
};
const inYork = { latitude: 53.959, longitude: -1.0815, postalCode: 'YO1 7HH' };

test('nothing keeps a good cart from being checked out', () => {
  expect(checkoutBlockers(ready)).toEqual([]);
  expect(checkoutBlockers({ ...ready, mode: 'collection', ...to(null) })).toEqual([]);
});

describe('each blocker alone', () => {
  test('shop_closed carries the open status', () => {
    const now = new Date('2025-06-04T09:00:00Z');
    const message = 'Closed · Opens today at 12:00';
    expect(checkoutBlockers({ ...ready, now })).toEqual([{ code: 'shop_closed', message }]);
    expect(openStatus(ready.restaurant, now).message).toBe(message);
  });

  test('mode_unavailable', () => {
    const restaurant = { ...ready.restaurant, hasDelivery: false };
    expect(checkoutBlockers({ ...ready, restaurant })).toEqual([
      { code: 'mode_unavailable', message: 'Collection only available at the moment' },
    ]);
  });

  test('below_minimum carries the minimum and what is missing', () => {
    expect(checkoutBlockers({ ...ready, items: [seekh] })).toEqual([
      {
        code: 'below_minimum',
        message: 'Minimum order is £15.00. Add £3.05 more.',
        amount: 1500,
        missing: 305,
      },
    ]);
    const area = { ...within5Km, minimumOrder: pence(2000) };
    const headingley = { latitude: 53.8196, longitude: -1.5817, postalCode: 'LS6 3BR' };
    expect(checkoutBlockers({ ...ready, ...to(headingley, area) })).toEqual([
      {
        code: 'below_minimum',
        message: 'Minimum order is £20.00. Add £4.55 more.',
        amount: 2000,
        missing: 455,
      },
    ]);
    expect(checkoutBlockers({ ...ready, ...to(headingley, area), mode: 'collection' })).toEqual([]);
    const lower = { ...within5Km, minimumOrder: pence(500) };
    expect(checkoutBlockers({ ...ready, ...to(headingley, lower), items: [seekh] })).toMatchObject([
      { amount: 1500 },
    ]);
    const exact = [{ ...seekh, totalPrice: pence(1500) }];
    expect(checkoutBlockers({ ...ready, items: exact })).toEqual([]);
  });

  test('cart_empty', () => {
    expect(checkoutBlockers({ ...ready, items: [], minimumOrder: pence(0) })).toEqual([
      { code: 'cart_empty', message: 'Your cart is empty.' },
    ]);
  });

  test('item_unavailable names the lines', () => {
    const gone = (...lines: (typeof seekh)[]) => lines.map((line) => ({ ...line, isAvailable: false }));
    expect(checkoutBlockers({ ...ready, items: [...gone(seekh), naan] })).toEqual([
      {
        code: 'item_unavailable',
        message: 'Lamb seekh is not available at the moment. Remove it to continue.',
        itemIds: ['a'],
      },
    ]);
    expect(checkoutBlockers({ ...ready, items: gone(seekh, naan) })).toMatchObject([
      {
        message: 'Lamb seekh and Butter naan are not available at the moment. Remove them to continue.',
      },
    ]);
    expect(checkoutBlockers({ ...ready, items: gone(seekh, naan, dal) })).toEqual([
      {
        code: 'item_unavailable',
        message:
          'Lamb seekh, Butter naan and Dal makhani are not available at the moment. Remove them to continue.',
        itemIds: ['a', 'b', 'c'],
      },
    ]);
  });

  test('address_required and address_out_of_area, on delivery only', () => {
    expect(checkoutBlockers({ ...ready, ...to(null) })).toEqual([
      { code: 'address_required', message: 'Choose a delivery address.' },
    ]);
    expect(checkoutBlockers({ ...ready, ...to(inYork) })).toMatchObject([{ code: 'address_out_of_area' }]);
    expect(checkoutBlockers({ ...ready, ...to(inYork), mode: 'collection' })).toEqual([]);
  });

  test('address_unverified and postcode_unknown, where a radius decides', () => {
    const address = { latitude: null, longitude: null, postalCode: 'LS6 3BR' };
    expect(checkoutBlockers({ ...ready, ...to(address) })).toMatchObject([{ code: 'address_unverified' }]);
    expect(checkoutBlockers({ ...ready, ...to(address), isPostcodeUnknown: true })).toMatchObject([
      { code: 'postcode_unknown' },
    ]);
    const anywhere = to(address, { ...within5Km, radiusKm: null });
    expect(checkoutBlockers({ ...ready, ...anywhere, isPostcodeUnknown: true })).toEqual([]);
    expect(checkoutBlockers({ ...ready, ...to(address), mode: 'collection' })).toEqual([]);
  });

  test.each([null, ''])('phone_required for %j', (phoneNumber) => {
    expect(checkoutBlockers({ ...ready, phoneNumber })).toMatchObject([{ code: 'phone_required' }]);
  });

  test('promo_invalid says why', () => {
    const promoProblem = { code: 'promo_expired', message: 'SUMMER10 has expired.' } as const;
    expect(checkoutBlockers({ ...ready, promoProblem })).toEqual([
      { code: 'promo_invalid', message: 'SUMMER10 has expired.', reason: 'promo_expired' },
    ]);
  });

  test.each([
    [0, false],
    [1, true],
    [29, true],
    [30, false],
  ])('card_minimum at a total of %i p: %s', (total, isBlocked) => {
    const blockers = checkoutBlockers({ ...ready, totalAmount: pence(total) });
    expect(blockers.map(({ code }) => code)).toEqual(isBlocked ? ['card_minimum'] : []);
    const message = 'Cards cannot be charged less than £0.30. Add something to your order.';
    if (isBlocked) expect(blockers).toMatchObject([{ amount: 30, message }]);
  });

  describe('age_unconfirmed', () => {
    const lassi = { id: 'm', name: 'Lassi', price: pence(0), isAvailable: true, allergens: null };
    const lager = { ...lassi, id: 'l', name: 'Lager', isAlcohol: true } as const;
    const drink = { id: 'd', name: 'Drink', minChoices: 1, maxChoices: 1, choices: [lassi, lager] } as const;
    const meal = (choiceId: string) => ({
      ...line('m', 'Meal', 1200),
      menuItem: { id: 'meal', name: 'Meal', options: [drink] },
      selectedOptions: [{ optionId: 'd', choiceIds: [choiceId] }],
    });
    const rum = {
      ...line('r', 'Rum', 800),
      menuItem: { id: 'rum', name: 'Rum', isAlcohol: true, options: [] },
    } as const;

    test.each([
      ['a dish that holds alcohol', [seekh, rum], true],
      ['a choice that brings it', [seekh, meal('l')], true],
      ['the same dish with another choice', [seekh, meal('m')], false],
      ['nothing that holds any', [seekh, naan], false],
    ])('%s: %#', (_, items, isAsked) => {
      const blockers = checkoutBlockers({ ...ready, items });
      expect(blockers).toEqual(
        isAsked ? [{ code: 'age_unconfirmed', message: 'Confirm that you are 18 or over.' }] : [],
      );
      expect(hasAlcohol(items)).toBe(isAsked);
      expect(checkoutBlockers({ ...ready, items, ageConfirmed: true })).toEqual([]);
    });
  });

  test('item_unavailable names the first of many, within what the wire allows', () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      ...seekh,
      isAvailable: false,
      menuItem: { id: `dish-${index}`, name: `${index} ${'x'.repeat(117)}`, options: [] },
    }));
    const [blocker] = checkoutBlockers({ ...ready, items });
    expect(blocker?.message).toMatch(/^0 x+, 1 x+, 2 x+ and 97 more are not available at the moment\./);
    expect(blocker?.message.length).toBeLessThanOrEqual(500);
  });
});

test.each([
  ['the dishes and the total at it', 99_999_999, 99_999_999, false],
  ['the total a penny above', 99_999_999, 100_000_000, true],
  ['the dishes a penny above, whatever is taken off', 100_000_000, 99, true],
  ['both beyond what is ever sold', 9_910_000_000_000, 19_820_000_000_000, true],
])('above_maximum with %s: %s', (_, subtotal, total, isBlocked) => {
  const items = [{ ...seekh, totalPrice: pence(subtotal) }];
  const blockers = checkoutBlockers({ ...ready, items, totalAmount: pence(total) });
  expect(blockers.map(({ code }) => code)).toEqual(isBlocked ? ['above_maximum'] : []);
  const message = 'The maximum order is £999,999.99. Remove something from your cart.';
  if (isBlocked) expect(blockers).toMatchObject([{ amount: 99_999_999, message }]);
});

describe('all blockers together', () => {
  type Fault = readonly [code: string, change: Partial<CheckoutAttempt>];
  const faults: readonly Fault[] = [
    ['shop_closed', { now: new Date('2025-06-04T04:00:00Z') }],
    ['mode_unavailable', { restaurant: { ...ready.restaurant, hasDelivery: false } }],
    ['below_minimum', { minimumOrder: pence(5000) }],
    ['item_unavailable', { items: [{ ...seekh, isAvailable: false, totalPrice: pence(5000) }] }],
    ['address_out_of_area', { ...to(inYork) }],
    ['phone_required', { phoneNumber: null }],
    ['promo_invalid', { promoProblem: { code: 'promo_used_up', message: 'Gone.' } }],
    ['card_minimum', { totalAmount: pence(7) }],
  ];

  test('exactly what is wrong is reported, in order, whatever else is wrong', () => {
    fc.assert(
      fc.property(fc.subarray([...faults]), (chosen) => {
        const attempt: CheckoutAttempt = Object.assign({}, ready, ...chosen.map(([, change]) => change));
        // An unavailable dish of £50 reaches the minimum that the fault before it set.
        const minimumOrder = chosen.some(([code]) => code === 'below_minimum')
          ? pence(9000)
          : ready.minimumOrder;
        const codes = checkoutBlockers({ ...attempt, minimumOrder }).map(({ code }) => code);
        expect(codes).toEqual(chosen.map(([code]) => code));
      }),
      { numRuns: 300 },
    );
  });

  test('a restaurant without any mode says so twice: closed, and no mode to choose', () => {
    const restaurant = { ...ready.restaurant, hasDelivery: false, hasCollection: false };
    expect(checkoutBlockers({ ...ready, restaurant })).toEqual([
      { code: 'shop_closed', message: 'Currently unavailable for orders' },
      { code: 'mode_unavailable', message: 'No delivery or collection options available at the moment.' },
    ]);
  });
});

describe('checkoutButtonText', () => {
  test('has the words of the specification', () => {
    const [belowMinimum] = checkoutBlockers({ ...ready, items: [seekh] });
    const [closed] = checkoutBlockers({ ...ready, now: new Date('2025-06-04T04:00:00Z') });
    expect(belowMinimum && checkoutButtonText(belowMinimum)).toBe('Minimum Order required is £15.00');
    expect(closed && checkoutButtonText(closed)).toBe("We're Closed Now");
  });

  test.each<[CheckoutBlockerCode | LoadBlockerCode, string]>([
    ['shop_closed', "We're Closed Now"],
    ['mode_unavailable', 'Choose delivery or collection'],
    ['below_minimum', 'Minimum Order required is £0.30'],
    ['cart_empty', 'Your cart is empty'],
    ['item_unavailable', 'Remove unavailable dishes'],
    ['address_required', 'Choose a delivery address'],
    ['address_unverified', 'Check the postcode again'],
    ['postcode_unknown', 'Postcode not on the map'],
    ['address_out_of_area', 'Address outside our delivery area'],
    ['phone_required', 'Add your phone number'],
    ['promo_invalid', 'Check your promo code'],
    ['card_minimum', 'Card minimum is £0.30'],
    ['above_maximum', 'Maximum order is £0.30'],
    ['age_unconfirmed', 'Confirm that you are 18 or over'],
    ['cart_loading', 'Loading your cart'],
    ['cart_failed', 'Load your cart again'],
    ['addresses_loading', 'Loading your addresses'],
    ['addresses_failed', 'Load your addresses again'],
    ['price_loading', 'Checking the total'],
    ['price_failed', 'Check the total again'],
  ])('%s reads "%s"', (code, text) => {
    expect(checkoutButtonText({ code, message: 'Something else.', amount: pence(30) })).toBe(text);
  });

  test('every blocker has a text of its own', () => {
    const codes = [...checkoutBlockerCodes, ...loadBlockerCodes];
    const texts = codes.map((code) => checkoutButtonText({ code, message: '', amount: pence(30) }));
    expect(new Set(texts).size).toBe(codes.length);
    expect(texts).not.toContain('');
  });

  test.each(['below_minimum', 'card_minimum', 'above_maximum'] as const)(
    '%s falls back to the message where the wire gave no amount',
    (code) => {
      expect(checkoutButtonText({ code, message: 'Minimum order is £15.00.' })).toBe(
        'Minimum order is £15.00.',
      );
    },
  );
});
