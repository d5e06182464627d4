import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../../db/schema.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type CheckoutWishes, curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { runSystemAction } from '../order-actions/run-system-action.ts';
import { act, maria, setAcceptance, takeOrdersAgain } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Answer = Schemas['CounterOrder'] & Partial<Schemas['Error']>;

// Open from 11:00 to 22:00 each day; London shows UTC in March.
let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
let staff: Colleague;
let till: TestDevice;
let pass: TestDevice;
beforeAll(async () => {
  shop = await startShop(testRestaurantYaml().replaceAll('00:00-23:59', '11:00-22:00'));
  shopper = await shop.newShopper();
  await shop.app.db.update(customers).set({ name: 'Zora Quill' }).where(eq(customers.id, shopper.id));
  owner = await ownerOf(shop, shop.restaurantId);
  staff = await hire(shop, owner, shop.restaurantId, 'staff');
  till = await pairedDevice(shop, owner, 'Till');
  pass = await pairedDevice(shop, owner, 'Pass');
});
beforeEach(() => shop.setTime(at('04T19:00')));
afterAll(() => shop.close());

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const path = (rest: string) => `/counter/restaurants/${shop.restaurantId}${rest}`;
const changes = async (query = '', who = till) =>
  (await who.call<Schemas['OrderChanges']>('GET', path(`/changes${query}`))).body;
const acknowledge = (id: string, of: 'new' | 'closed', who: Pick<TestDevice, 'call'> = till) =>
  who.call<Answer>('POST', path(`/orders/${id}/acknowledgements`), { of });
const print = async (id: string, of: 'new' | 'closed', step: 'claim' | 'confirm', who = till) => {
  const { status, body } = await who.call<Schemas['PrintAnswer']>('POST', path(`/orders/${id}/prints`), {
    of,
    step,
  });
  expect(status).toBe(200);
  return body;
};
const onBoard = async () => (await changes()).orders.map(({ order }) => order._id);

async function paidOrder(acceptance: 'auto' | 'manual', wishes: CheckoutWishes = {}): Promise<string> {
  await setAcceptance(shop, acceptance);
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout(wishes);
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  if (acceptance === 'auto') await runJobs(shop);
  return body.orderId;
}

async function cancelledOrder(): Promise<string> {
  const id = await paidOrder('auto');
  const action = { name: 'cancel_accepted', reason: 'other', refund: { kind: 'full' } } as const;
  const outcome = await act(shop, id, action, { by: { ...maria, kind: 'manager' } });
  expect(outcome.kind).toBe('applied');
  return id;
}

describe('an acknowledgement', () => {
  test('is kept once with who made it first, and reaches every board without changing the version', async () => {
    const id = await paidOrder('auto');
    const { seq } = await changes();
    const { status, body } = await acknowledge(id, 'new', pass);
    expect([status, body.acknowledgements]).toEqual([
      200,
      [{ of: 'new', name: 'Pass', at: at('04T19:00').toISOString() }],
    ]);
    shop.setTime(at('04T19:01'));
    expect((await acknowledge(id, 'new', till)).body.acknowledgements).toEqual(body.acknowledgements);
    const news = await changes(`?after=${seq}`);
    expect(news.orders).toMatchObject([
      { order: { _id: id, version: 2 }, acknowledgements: [{ of: 'new' }] },
    ]);
    expect((await changes(`?after=${news.seq}`)).orders).toEqual([]);
  });

  test('is a row of the history that says whether an allergy note was seen', async () => {
    const plain = await paidOrder('auto', { note: 'Nuts please' });
    const allergic = await paidOrder('auto', { allergyNote: 'Nuts' });
    await acknowledge(plain, 'new');
    expect((await staff.call('POST', `/orders/${allergic}/acknowledgements`, { of: 'new' })).status).toBe(
      200,
    );
    const { body } = await owner.call<Schemas['RestaurantEventPage']>(
      'GET',
      '/history?from=2026-03-04&to=2026-03-04',
    );
    const rowOf = (id: string) =>
      body.docs.find(({ order, action }) => order?._id === id && action === 'acknowledge_new');
    expect(rowOf(plain)).toMatchObject({ kind: 'order', name: 'Till', device: 'Till', actor: 'restaurant' });
    expect(rowOf(plain)?.details).toEqual({ allergySeen: false });
    expect(rowOf(allergic)).toMatchObject({
      name: expect.stringMatching(/^staff \d+$/),
      device: null,
      details: { allergySeen: true },
    });
  });

  test('is refused for an order that is not there', async () => {
    expect((await acknowledge('0'.repeat(24), 'new')).status).toBe(404);
  });
});

describe('a print', () => {
  test('is claimed once by each device, and confirmed once', async () => {
    const id = await paidOrder('auto');
    expect((await print(id, 'new', 'confirm')).isFirst).toBe(false);
    expect((await print(id, 'new', 'claim')).isFirst).toBe(true);
    expect((await print(id, 'new', 'claim')).isFirst).toBe(false);
    expect((await print(id, 'new', 'claim', pass)).isFirst).toBe(true);
    expect((await print(id, 'closed', 'claim')).isFirst).toBe(true);
    const { seq } = await changes();
    const { isFirst, order } = await print(id, 'new', 'confirm');
    const claimedAt = at('04T19:00').toISOString();
    expect([isFirst, order.prints]).toEqual([
      true,
      expect.arrayContaining([
        { of: 'new', device: 'Till', isOwn: true, claimedAt, confirmedAt: claimedAt },
        { of: 'new', device: 'Pass', isOwn: false, claimedAt, confirmedAt: null },
        { of: 'closed', device: 'Till', isOwn: true, claimedAt, confirmedAt: null },
      ]),
    ]);
    expect((await print(id, 'new', 'confirm')).isFirst).toBe(false);
    const [read] = (await changes(`?after=${seq}`, pass)).orders;
    expect(read?.prints.map(({ isOwn, confirmedAt }) => [isOwn, confirmedAt !== null])).toEqual(
      expect.arrayContaining([[false, true]]),
    );
  });

  test('is won by one of many claims at once', async () => {
    const id = await paidOrder('auto');
    const claims = [till, pass].flatMap((who) =>
      Array.from({ length: 10 }, () => print(id, 'new', 'claim', who)),
    );
    expect((await Promise.all(claims)).filter(({ isFirst }) => isFirst)).toHaveLength(2);
  });

  test('belongs to a device: a person has none', async () => {
    const id = await paidOrder('auto');
    const { status } = await staff.call('POST', `/orders/${id}/prints`, { of: 'new', step: 'claim' });
    expect(status).toBe(401);
  });
});

describe('an order that was cancelled or missed', () => {
  test('stays on the board until someone has seen it', async () => {
    const cancelled = await cancelledOrder();
    const missed = await paidOrder('manual');
    shop.setTime(at('04T19:20'));
    await runSystemAction(shop.app, 'decline_unanswered', missed);
    await takeOrdersAgain(shop);
    const declined = await paidOrder('manual');
    await act(shop, declined, { name: 'decline', reason: 'too_busy' });
    const board = await onBoard();
    expect([cancelled, missed, declined].map((id) => board.includes(id))).toEqual([true, true, false]);
    expect((await acknowledge(missed, 'new')).status).toBe(200);
    expect(await onBoard()).toContain(missed);
    await acknowledge(missed, 'closed');
    expect(await onBoard()).not.toContain(missed);
    expect(await onBoard()).toContain(cancelled);
  });

  test('is gone at the opening that follows; until then a device without a PIN may say that it was seen', async () => {
    const [first, second] = [await cancelledOrder(), await cancelledOrder()];
    const before = (await changes()).orders.find(({ order }) => order._id === first);
    expect(before?.shownUntil).toBe(at('05T11:00').toISOString());
    shop.setTime(at('05T10:30'));
    expect(await onBoard()).toEqual(expect.arrayContaining([first, second]));
    const { status, body } = await acknowledge(first, 'closed');
    expect([status, body.customer.name]).toEqual([200, null]);
    const printed = await print(second, 'closed', 'claim');
    expect(JSON.stringify([body, printed])).not.toContain('Quill');
    expect(await onBoard()).not.toContain(first);
    shop.setTime(at('05T11:00'));
    expect(await onBoard()).not.toContain(second);
    expect(await acknowledge(second, 'closed')).toMatchObject({ status: 403, body: { code: 'pin_needed' } });
  });
});
