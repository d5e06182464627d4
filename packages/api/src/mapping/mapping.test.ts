import { noOrderNotes, pence, poundsFromPence } from '@tiffin/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { unwrap } from '../result.ts';
import { examples, json, scriptedFetch } from '../testing/scripted-fetch.ts';
import type { Wire } from '../wire.ts';
import { writeAddress, writeAddressChange } from './address.ts';
import { readPrices } from './breakdown.ts';
import { readCart, writeSelectedOptions } from './cart.ts';
import { formerRestaurant } from './former-restaurant.ts';
import { readRestaurant } from './restaurant.ts';
import { readSettings } from './settings.ts';

function answering(body: unknown, status = 200) {
  const { fetch, sent } = scriptedFetch(json(body, status));
  const api = createApiClient({
    baseUrl: 'http://backend.test',
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    fetch,
  });
  return { api, sent };
}

const id = '64b0a1f2c3d4e5f6a0000001';

test('each line that is not ordered again knows the menu in which it was read', async () => {
  const reorder = unwrap(await answering(examples.Reorder.value).api.reorder(id));
  expect(reorder.left.map(({ name, readAt }) => [name, readAt])).toEqual([
    ['Butter chicken', 12],
    ['Tandoori broccoli', 12],
  ]);
});

test('a cart becomes pence and plain ids', async () => {
  const cart = unwrap(await answering(examples.Cart.value).api.getCart());
  expect(cart).toMatchObject({
    id: '64b0a1f2c3d4e5f6f0000001',
    totalAmount: 3400,
    items: [
      {
        id: '64b0a1f2c3d4e5f6f1000001',
        unitPrice: 1700,
        totalPrice: 3400,
        unavailableReason: null,
        menuItem: { price: 1350, options: [{ choices: [{ id: '64b0a1f2c3d4e5f6e0000001', price: 350 }] }] },
      },
    ],
  });
  expect(JSON.stringify(cart)).not.toContain('_id');
});

test('an empty cart is a cart', async () => {
  const cart = unwrap(await answering(examples.EmptyCart.value).api.getCart());
  expect(cart).toMatchObject({ items: [], totalAmount: 0 });
});

test('a menu keeps "not stated" apart from "none"', async () => {
  const menu = unwrap(await answering(examples.Menu.value).api.getMenu(id));
  const [dish] = menu.categories[0]?.items ?? [];
  expect(dish).toMatchObject({ price: 1350, allergens: { contains: ['milk', 'mustard'] }, heat: 2 });
  expect(dish?.options[0]?.choices.map(({ allergens }) => allergens)).toEqual([
    { contains: ['cereals_containing_gluten', 'milk'], mayContain: [] },
    null,
  ]);
});

test('the parts of a menu are in pence and name their things by id', async () => {
  const { MenuOverview, MenuCategoryListing, MenuIndex, MenuItemInCategory } = examples;
  const [category, dish] = ['64b0a1f2c3d4e5f6b0000001', '64b0a1f2c3d4e5f6c0000001'];
  const price = { price: 1100, priceFrom: 1350, priceVaries: true };
  const card = { id: dish, ...price, hasOptions: true, dietary: ['gluten_free'] };
  const overview = unwrap(await answering(MenuOverview.value).api.getMenuOverview(id));
  expect(overview.priceRange).toBe('££');
  expect(overview.categories).toMatchObject([{ id: category, itemCount: 12, items: [card] }]);
  const listing = unwrap(await answering(MenuCategoryListing.value).api.getMenuCategory(id, category));
  expect(listing).toMatchObject({ id: category, shortName: 'Grill', items: [card] });
  const index = unwrap(await answering(MenuIndex.value).api.getMenuIndex(id));
  expect(index).toMatchObject({
    version: MenuIndex.value.version,
    popular: [dish],
    categories: [{ id: category, items: [card] }],
  });
  const item = unwrap(await answering(MenuItemInCategory.value).api.getMenuItem(id, dish));
  expect(item).toMatchObject({ id: dish, categoryId: category, price: 1350 });
  expect(item.options[0]?.choices).toMatchObject([{ name: 'Roti', price: 200, allergens: null }]);
});

test('a restaurant keeps its hours, and the days that lack', async () => {
  const whole = unwrap(await answering(examples.Restaurant.value).api.getRestaurantByDomain('x'));
  expect(whole.hours.friday).toEqual({ isActive: true, opening: '12:00', closing: '01:00' });
  expect(whole.specialHours).toEqual([
    {
      date: '2026-12-25',
      isActive: false,
      opening: '12:00',
      closing: '22:30',
      customerNote: 'Merry Christmas!',
    },
  ]);
  expect(whole.closedUntil).toBeNull();
  const away = { ...examples.Restaurant.value, closedUntil: '2027-01-05' };
  expect(readRestaurant(away).closedUntil).toBe('2027-01-05');
  const [partial] = unwrap(await answering(examples.RestaurantList.value).api.listRestaurants()).docs;
  expect(Object.keys(partial?.hours ?? {})).toEqual(['saturday']);
});

test('settings become pence', async () => {
  const settings = unwrap(await answering(examples.Settings.value).api.getSettings(id));
  expect(settings.minimumOrder).toBe(1500);
  expect(settings.deliveryTerms).toMatchObject({ fee: 249, freeFrom: 2500, minimumOrder: null });
  expect(settings.deliveryAreas).toMatchObject([{ name: null, radiusKm: 5, postcodes: null, fee: 249 }]);
  expect(settings.serviceFee).toEqual({ fixed: 99, percent: 0 });
  expect(settings.contact.city).toBe('Leeds');
  const wire = examples.Settings.value;
  const unlimited = readSettings({
    ...wire,
    currency: 'GBP',
    deliveryTerms: { ...wire.deliveryTerms, freeFrom: null },
  });
  expect(unlimited.deliveryTerms.freeFrom).toBeNull();
});

test('promo codes, addresses, users and orders are read', async () => {
  const promos = unwrap(await answering(examples.PromoCodeList.value).api.listPublicPromoCodes());
  expect(promos).toMatchObject({ totalDocs: 1, docs: [{ code: 'LEEDS10', minimumOrder: 2000, value: 10 }] });
  const [address] = unwrap(await answering(examples.AddressList.value).api.listAddresses());
  expect(address).toMatchObject({ id: '64b0a1f2c3d4e5f6aa000001', isDefault: true });
  const session = unwrap(await answering(examples.AuthSession.value).api.refreshSession());
  expect(session.user).toMatchObject({ id: '64b0a1f2c3d4e5f601020304', phoneNumber: '+447700900123' });
  const order = unwrap(await answering(examples.Order.value).api.getOrder(id));
  expect(order).toMatchObject({ number: 'S-4821', address: null, breakdown: { totalAmount: 3159 } });
  expect(order.items[0]).toMatchObject({
    unitPrice: 1700,
    totalPrice: 3400,
    options: [{ choices: [{ price: 350 }] }],
  });
});

test('what happens after the payment is read', async () => {
  const after = {
    status: 'declined',
    version: 3,
    acceptBy: '2026-03-14T18:37:10.000Z',
    promisedFrom: '2026-03-14T18:50:00.000Z',
    promisedTo: '2026-03-14T18:55:00.000Z',
    timeline: [{ status: 'declined', at: '2026-03-14T18:33:00.000Z' }],
    refundedAmount: 3159,
    refunds: [
      { amount: 3159, state: 'succeeded', at: '2026-03-14T18:34:00.000Z', reason: 'no_show' },
      { amount: 100, state: 'failed', at: '2026-03-14T18:33:30.000Z', reason: null },
    ],
    otherRefunds: [{ amount: 3000, state: 'pending', at: '2026-03-14T18:35:00.000Z', reason: null }],
    payment: 'declined',
    hasUnusedPayment: true,
    isDelayed: true,
    closedReason: 'no_show',
    canCancel: true,
  };
  const { api } = answering({ ...examples.Order.value, ...after });
  expect(unwrap(await api.getOrder(id))).toMatchObject(after);
});

test('a cancellation names the version that was seen, and reads the order after it', async () => {
  const { api, sent } = answering(examples.CancelledOrder.value);
  const order = unwrap(await api.cancelOrder(id, 1, { idempotencyKey: 'cancel-once' }));
  expect(order).toMatchObject({ status: 'cancelled', version: 2, refundedAmount: 3159, canCancel: false });
  expect(sent[0]).toMatchObject({ method: 'POST', url: expect.stringMatching(`/orders/${id}/cancel$`) });
  expect(sent[0]?.headers.get('idempotency-key')).toBe('cancel-once');
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ expectedVersion: 1 });
});

test('a state that is not known is in progress, a reason that is not known another one', async () => {
  const later = {
    status: 'handed_to_robot',
    closedReason: 'robot_lost',
    timeline: [{ status: 'handed_to_robot', at: '2026-03-14T18:33:00.000Z' }],
    refunds: [
      { amount: 100, state: 'under_review', at: '2026-03-14T18:34:00.000Z', reason: 'robot_lost' },
      { amount: 100, state: 'failed', at: '2026-03-14T18:34:00.000Z', reason: null },
    ],
  };
  expect(unwrap(await answering({ ...examples.Order.value, ...later }).api.getOrder(id))).toMatchObject({
    status: 'in_progress',
    closedReason: 'other',
    timeline: [{ status: 'in_progress' }],
    refunds: [
      { state: 'pending', reason: 'other' },
      { state: 'failed', reason: null },
    ],
  });
});

test('a breakdown comes with its blockers; a 400 is a result with the message to show', async () => {
  const order = { successUrl: 'http://x.test/', failUrl: 'http://x.test/', mode: 'delivery' as const };
  const blocked = unwrap(await answering(examples.BlockedBreakdown.value).api.getBreakdown(order));
  expect(blocked).toMatchObject({
    kind: 'priced',
    breakdown: { subtotal: 900, totalAmount: 1248 },
    blockers: [{ code: 'below_minimum', amount: 1500 }],
  });
  const expired = { code: 'promo_expired', message: 'LEEDS10 has expired.' };
  const refused = await answering(expired, 400).api.getBreakdown(order);
  expect(refused).toEqual({ ok: true, data: { kind: 'refused', ...expired, details: null } });
  expect(await answering('?', 400).api.getBreakdown(order)).toMatchObject({ ok: false });
  expect(await answering(expired, 404).api.getBreakdown(order)).toMatchObject({ ok: false });
});

test('checkout sends what was given and nothing else', async () => {
  const { api, sent } = answering(examples.CheckoutResponse.value);
  const urls = { successUrl: 'http://x.test/?ok', failUrl: 'http://x.test/?no', mode: 'delivery' as const };
  await api.checkout({ ...urls, ...noOrderNotes, promoCode: '' });
  await api.checkout({
    ...urls,
    addressId: id,
    note: 'Knock.',
    promoCode: 'A',
    expectedTotalAmount: pence(5),
  });
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { ...urls, source: 'web' },
    { ...urls, source: 'web', addressId: id, note: 'Knock.', promoCode: 'A', expectedTotalAmount: 5 },
  ]);
});

test('what is written to the rider goes with a delivery only', async () => {
  const { api, sent } = answering(examples.CheckoutResponse.value);
  const order = { successUrl: 'http://x.test/?ok', failUrl: 'http://x.test/?no' };
  const notes = { allergyNote: 'Sesame', riderNote: 'Green door.', wantsCutlery: true };
  for (const mode of ['delivery', 'collection'] as const) await api.checkout({ ...order, ...notes, mode });
  const { riderNote: _, ...collected } = notes;
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { ...order, source: 'web', mode: 'delivery', ...notes },
    { ...order, source: 'web', mode: 'collection', ...collected },
  ]);
});

test('an address is written with its postcode in official form and without empty places', () => {
  const { address, building, latitude, longitude } = examples.AddressInput.value;
  const input = { type: 'house', address, building, latitude, longitude, postalCode: ' ls16pq ' } as const;
  expect(writeAddress(input)).toEqual({ ...input, postalCode: 'LS1 6PQ' });
  expect(writeAddress({ ...input, city: 'Leeds' })).toHaveProperty('city', 'Leeds');
  expect(writeAddress({ ...input, isDefault: true })).toHaveProperty('isDefault', true);
  expect(writeAddressChange({ building: '9' })).toEqual({ building: '9' });
  expect(writeAddressChange({ isDefault: true })).toEqual({ isDefault: true });
  expect(writeAddressChange({ ...input, country: 'England' })).toEqual({
    ...input,
    country: 'England',
    postalCode: 'LS1 6PQ',
  });
});

test('a saved address is written back without its id', async () => {
  const [saved] = unwrap(await answering(examples.AddressList.value).api.listAddresses());
  if (saved === undefined) throw new Error('The example has an address.');
  const { longitude, latitude } = saved;
  if (longitude === null || latitude === null) throw new Error('The example is verified.');
  const input = { ...saved, longitude, latitude };
  expect(Object.keys(writeAddress(input))).not.toContain('id');
  expect(writeAddress(input)).toEqual({
    ...examples.AddressInput.value,
    postalCode: 'LS1 6PQ',
    isDefault: true,
  });
});

const amount = fc.integer({ min: 0, max: 100_000_000 }).map(pence);

test('pounds of a cart come back as the pence they were made from', () => {
  fc.assert(
    fc.property(amount, (total) => {
      const wire: Wire['Cart'] = {
        ...examples.EmptyCart.value,
        items: [],
        totalAmount: poundsFromPence(total),
      };
      const sent: Wire['Cart'] = JSON.parse(JSON.stringify(wire));
      expect(readCart(sent).totalAmount).toBe(total);
    }),
  );
});

test('pence of a breakdown are taken as they are', () => {
  const prices = fc.record({
    subtotal: amount,
    discount: amount,
    shippingCost: amount,
    applicationFeeAmount: amount,
    tipAmount: amount,
    totalAmount: amount,
  });
  fc.assert(
    fc.property(prices, (wire) => {
      expect(readPrices(wire)).toEqual(wire);
    }),
  );
});

test('what was chosen is written as it was, in a copy', () => {
  const hexId = fc.stringMatching(/^[0-9a-f]{24}$/);
  const selection = fc.array(fc.record({ optionId: hexId, choiceIds: fc.array(hexId) }));
  fc.assert(
    fc.property(selection, (selected) => {
      const written = writeSelectedOptions(selected);
      expect(written).toEqual(selected);
      for (const [index, option] of written.entries()) {
        expect(option.choiceIds).not.toBe(selected[index]?.choiceIds);
      }
    }),
  );
});

test('the restaurant that had a freed hostname comes with its refusal, in pence; every other 404 has none', async () => {
  const of = async (body: object) => {
    const result = await answering(body, 404).api.getRestaurantByDomain('old.test');
    if (result.ok) throw new Error('A 404 was no failure.');
    return formerRestaurant(result.error);
  };
  const details = { restaurant: examples.Restaurant.value, settings: examples.Settings.value };
  const deleted = { code: 'restaurant_deleted', message: 'It takes no orders here any more.' };
  expect(await of({ ...deleted, details })).toEqual({
    restaurant: expect.objectContaining({ id: details.restaurant._id }),
    settings: expect.objectContaining({ domain: details.settings.domain, minimumOrder: 1500 }),
  });
  expect(await of({ code: 'not_found', message: 'Not found.', details })).toBeNull();
  expect(await of(deleted)).toBeNull();
  expect(await of({ ...deleted, details: { restaurant: 1, settings: null } })).toBeNull();
});
