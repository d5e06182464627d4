import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderHistory, orderProblems, orders } from '../../db/schema.ts';
import { jpegOf } from '../../pictures/testing/pictures.ts';
import { formBody } from '../../testing/form-body.ts';
import { rounds } from '../../testing/soak.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { act, placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';
import { report } from './testing/reported.ts';

type Schemas = components['schemas'];

const noon = new Date('2026-03-04T12:00:00Z');
const days = (count: number, ms = 0) => new Date(noon.getTime() + count * 86_400_000 + ms);
let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
let tablet: TestDevice;
beforeAll(async () => {
  shop = await startShop();
  await setAcceptance(shop, 'manual');
  shopper = await shop.newShopper();
  owner = await ownerOf(shop, shop.restaurantId);
  tablet = await pairedDevice(shop, owner);
});
beforeEach(() => shop.setTime(noon));
afterAll(() => shop.close());

const lineOf = async (orderId: string) => (await shopper.order(orderId)).items[0]?._id ?? '';
const feed = async (after?: number) => {
  const query = after === undefined ? '' : `?after=${after}`;
  return (await owner.call<Schemas['OrderChanges']>('GET', `/changes${query}`)).body;
};
const stored = (orderId: string) => shop.app.db.$count(orderProblems, eq(orderProblems.orderId, orderId));

test('what a customer reports is shown to them and to the restaurant, and both are notified of it', async () => {
  const orderId = await placeOrder(shop, shopper);
  const line = await lineOf(orderId);
  const before = await feed();
  shop.setTime(days(0, 90 * 60_000));
  const photos = [await jpegOf(300, 200), await jpegOf(2_400, 1_000)];
  const answer = await report(shopper, orderId, {
    reason: 'missing',
    lines: [line],
    text: '  Only the rice.\r\nNo curry, no <b>raita</b>.  ',
    photos,
  });
  expect(answer.status).toBe(201);
  const [problem] = answer.body.problems ?? [];
  expect(problem).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    reason: 'missing',
    lines: [line],
    text: 'Only the rice.\nNo curry, no <b>raita</b>.',
    photos: [
      { _id: expect.any(String), width: 300, height: 200 },
      { _id: expect.any(String), width: 2_000, height: 833 },
    ],
    state: 'open',
    createdAt: '2026-03-04T13:30:00.000Z',
    answers: [],
    closedAt: null,
  });
  expect(await shopper.order(orderId)).toEqual(answer.body);
  expect(answer.body.version).toBe(2);
  const { body: list } = await shopper.call<Schemas['OrderList']>('GET', '/orders');
  expect(list.docs.find(({ _id }) => _id === orderId)?.problems).toEqual([problem]);
  const { orders: changed, seq } = await feed(before.seq);
  expect(seq).toBeGreaterThan(before.seq);
  expect(changed.map(({ order }) => [order._id, order.problems])).toEqual([[orderId, [problem]]]);
});

test('the history stays the one of its states: acting, undoing and being refused go on as before', async () => {
  const orderId = await placeOrder(shop, shopper);
  await act(shop, orderId, {
    name: 'accept',
    promised: { from: days(0, 2_400_000), to: days(0, 2_400_000) },
  });
  expect((await report(shopper, orderId)).body.version).toBe(3);
  // At the version that the board had before the report.
  expect((await act(shop, orderId, { name: 'ready' }, { expectedVersion: 2 })).kind).toBe('applied');
  await report(shopper, orderId);
  const path = `/orders/${orderId}/actions`;
  const late = await owner.call('POST', path, { action: 'dispatch', expectedVersion: 2 });
  expect(late).toMatchObject({ status: 409, body: { message: 'Marked ready by Maria at 12:00.' } });
  expect((await owner.call('POST', path, { action: 'undo', expectedVersion: 5 })).status).toBe(200);
  const { body } = await owner.call<Schemas['CounterOrder']>('GET', `/orders/${orderId}`);
  expect(body.history.map(({ action, version }) => `${version} ${action}`)).toEqual([
    '1 placed',
    '2 accept',
    '4 ready',
    '6 undo',
  ]);
  expect(body.order.timeline.map(({ status }) => status)).toEqual(['placed', 'accepted']);
  const rows = await shop.app.db.$count(orderHistory, eq(orderHistory.orderId, orderId));
  expect([rows, body.order.problems?.length]).toEqual([4, 2]);
});

describe('refused', () => {
  test('after 30 days, a fourth time, and for an order that was not placed', async () => {
    const orderId = await placeOrder(shop, shopper);
    shop.setTime(days(30));
    expect((await report(shopper, orderId)).status).toBe(201);
    shop.setTime(days(30, 1));
    expect(await report(shopper, orderId)).toMatchObject({
      status: 409,
      body: {
        code: 'too_late',
        message: 'This order is more than 30 days old. Please ring the restaurant.',
      },
    });
    shop.setTime(days(1));
    await report(shopper, orderId);
    expect((await report(shopper, orderId)).body.problems).toHaveLength(3);
    expect(await report(shopper, orderId)).toMatchObject({ status: 409, body: { code: 'too_many' } });
    await shopper.add({ dish: 'Soup', quantity: 5 });
    const { body: unpaid } = await shopper.checkout();
    expect(await report(shopper, unpaid.orderId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('for dishes of another order, and photos that are none, in words', async () => {
    const orderId = await placeOrder(shop, shopper);
    const strange = { reason: 'missing', lines: [await lineOf(orderId), 'f'.repeat(24)] };
    expect(await report(shopper, orderId, strange)).toMatchObject({
      status: 400,
      body: { details: { fields: [{ field: 'lines.1', message: 'This line is not part of the order.' }] } },
    });
    const text = new Uint8Array(Buffer.from('%PDF-1.7\n'));
    const photos = [await jpegOf(10, 10), text];
    expect(await report(shopper, orderId, { reason: 'late', photos })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_request',
        message: 'Photo 2 cannot be used: this is a PDF: save the picture as JPEG, PNG, WebP or AVIF.',
        details: { fields: [{ field: 'photos.1' }] },
      },
    });
    expect(await stored(orderId)).toBe(0);
  });

  test('for too many and too large photos, and for parts that nobody expects', async () => {
    const orderId = await placeOrder(shop, shopper);
    const photo = await jpegOf(10, 10);
    const four = await report(shopper, orderId, { reason: 'late', photos: [photo, photo, photo, photo] });
    expect(four).toMatchObject({
      status: 400,
      body: { message: 'Send at most 3 photos: leave the others out.' },
    });
    const large = new Uint8Array(8 * 1024 * 1024 + 1);
    expect(await report(shopper, orderId, { reason: 'late', photos: [photo, large] })).toMatchObject({
      status: 413,
      body: { message: 'Photo 2 has 9 MB. Choose one of at most 8 MB, or send it without.' },
    });
    for (const [extra, message] of [
      [{ admin: 'true' }, 'This is not expected here.'],
      [{ photos: 'data:image/jpeg;base64,AA==' }, 'This must be a file.'],
      [{ text: [new Blob(['x'])] }, 'A file is not expected here.'],
      [{ text: ['one', 'two'] }, 'This must be string.'],
      [{ text: 'é'.repeat(1_001) }, 'This must NOT have more than 1000 characters.'],
      [{ text: 'a\0b' }, undefined],
    ] as const) {
      const { status, body } = await shopper.call<Schemas['Error']>('POST', `/orders/${orderId}/problems`, {
        reason: 'late',
        ...extra,
      });
      expect([status, body.details?.fields?.[0]?.message], JSON.stringify(extra)).toEqual([400, message]);
    }
    const full = await report(shopper, orderId, { reason: 'late', text: 'é\r\n'.repeat(500) });
    expect([full.status, full.body.problems?.[0]?.text.length]).toEqual([201, 999]);
  });

  test('where nobody is left to read it', async () => {
    const orderId = await placeOrder(shop, shopper);
    const deleted = (at: string) => shop.app.pool.query(`update restaurants set deleted_at = ${at}`);
    await deleted('now()');
    expect(await report(shopper, orderId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await deleted('null');
    expect((await report(shopper, orderId)).status).toBe(201);
  });
});

test('the same key reports once, however the browser has drawn the line between the parts', async () => {
  const orderId = await placeOrder(shop, shopper);
  const sent = { reason: 'late', photos: [await jpegOf(30, 30)] };
  const [first, second] = [await formBody(sent), await formBody(sent)];
  expect(first.contentType).not.toBe(second.contentType);
  const key = { 'idempotency-key': 'reported-once' };
  const once = await report(shopper, orderId, sent, key);
  expect((await owner.call('GET', `/orders/${orderId}`)).status).toBe(200);
  const again = await report(shopper, orderId, sent, key);
  expect([once.status, again.status, await stored(orderId)]).toEqual([201, 201, 1]);
  expect(again.body).toEqual(once.body);
  for (const other of [
    { ...sent, photos: [await jpegOf(31, 30)] },
    { ...sent, reason: 'allergy' },
  ]) {
    expect(await report(shopper, orderId, other, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  }
});

test('however many report at once, an order has three problems at most', { timeout: 600_000 }, async () => {
  for (let round = 0; round < rounds(2, 200); round += 1) {
    const orderId = await placeOrder(shop, shopper);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        report(shopper, orderId, { reason: 'late', text: `Number ${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409]);
    const { problems = [], version } = await shopper.order(orderId);
    expect([problems.length, version, new Set(problems.map(({ text }) => text)).size]).toEqual([3, 4, 3]);
  }
});

test('a device without a PIN learns that an older order has changed, not what was wrong with it', async () => {
  const orderId = await placeOrder(shop, shopper);
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
  shop.setTime(days(2));
  const { seq } = await feed();
  await report(shopper, orderId, { reason: 'allergy', text: 'Sesame in it.' });
  const path = `/counter/restaurants/${shop.restaurantId}/changes?after=${seq}`;
  const { body } = await tablet.call<Schemas['OrderChanges']>('GET', path);
  expect(body.orders.map(({ order }) => [order._id, order.problems])).toEqual([[orderId, undefined]]);
});

test('a customer who is erased meanwhile has no order to report about', async () => {
  const gone = await shop.newShopper();
  const orderId = await placeOrder(shop, gone);
  await shop.app.db.update(orders).set({ customerId: null }).where(eq(orders.id, orderId));
  expect((await report(gone, orderId)).status).toBe(404);
});

test('no word of a report is in the log', async () => {
  const orderId = await placeOrder(shop, shopper);
  shop.takeLog();
  await report(shopper, orderId, {
    reason: 'allergy',
    text: 'Unmistakable words.',
    photos: [new Uint8Array(9)],
  });
  await report(shopper, orderId, { reason: 'nonsense', text: 'Unmistakable words.' });
  expect(JSON.stringify(shop.takeLog())).not.toContain('Unmistakable');
});
