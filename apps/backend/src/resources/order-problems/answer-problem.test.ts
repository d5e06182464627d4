import type { components } from '@tiffin/api/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mails } from '../../db/schema.ts';
import { isWaitingForLock } from '../../testing/is-waiting-for-lock.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice } from '../devices/testing/paired-device.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';
import { report } from './testing/reported.ts';

type Schemas = components['schemas'];
type Answer = Schemas['CounterOrder'] & Partial<Schemas['Error']>;

// Summer time: 19:05 in London.
const evening = new Date('2026-07-14T18:05:00Z');
let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.newShopper();
  owner = await ownerOf(shop, shop.restaurantId);
});
beforeEach(() => shop.setTime(evening));
afterAll(() => shop.close());

async function reported() {
  const orderId = await placeOrder(shop, shopper);
  const { body } = await report(shopper, orderId);
  return { orderId, problemId: body.problems?.[0]?._id ?? '' };
}
const answer = (
  { orderId, problemId }: Awaited<ReturnType<typeof reported>>,
  body: Schemas['OrderProblemAnswerRequest'],
  who: Colleague = owner,
  headers: Readonly<Record<string, string>> = {},
) => who.call<Answer>('POST', `/orders/${orderId}/problems/${problemId}`, body, headers);
const sorry = { state: 'answered', answer: 'We are sorry.' } as const;

test('an answer is shown to the restaurant with who gave it, and to the customer without', async () => {
  const ids = await reported();
  const before = (await shopper.order(ids.orderId)).version;
  const { status, body } = await answer(ids, { state: 'answered', answer: '  We are sorry.\nAll of it. ' });
  expect(status).toBe(200);
  const words = { text: 'We are sorry.\nAll of it.', at: '2026-07-14T18:05:00.000Z' };
  expect(body.order.problems).toMatchObject([
    { state: 'answered', answers: [{ ...words, by: 'Maria' }], closedAt: null },
  ]);
  const order = await shopper.order(ids.orderId);
  expect(order.version).toBe(before + 1);
  expect(order.problems?.[0]?.answers).toEqual([words]);
});

test('what is closed stays closed, and the second reads who closed it and when', async () => {
  const ids = await reported();
  const closed = await answer(ids, { state: 'closed' });
  expect(closed.body.order.problems).toMatchObject([
    { state: 'closed', answers: [], closedAt: '2026-07-14T18:05:00.000Z' },
  ]);
  for (const body of [sorry, { state: 'closed' } as const]) {
    expect(await answer(ids, body)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'This was closed by Maria at 19:05.',
        details: { counterOrder: { order: { problems: [{ state: 'closed', answers: [] }] } } },
      },
    });
  }
  expect((await shopper.order(ids.orderId)).problems).toMatchObject([{ state: 'closed', answers: [] }]);
});

test('two who close it at once: one does, the other reads who', async () => {
  const ids = await reported();
  const sam = await hire(shop, owner, shop.restaurantId, 'manager');
  const answers = await Promise.all([
    answer(ids, { state: 'closed', answer: 'Paid back.' }),
    answer(ids, { state: 'closed', answer: 'Paid back.' }, sam),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await shopper.order(ids.orderId)).problems?.[0]?.answers).toHaveLength(1);
});

test('an eleventh answer is one too many, closing is not', async () => {
  const ids = await reported();
  for (let count = 0; count < 10; count += 1) expect((await answer(ids, sorry)).status).toBe(200);
  expect(await answer(ids, sorry)).toMatchObject({
    status: 409,
    body: {
      code: 'too_many',
      message: 'This has 10 answers already. Close it, or ring the customer.',
    },
  });
  expect((await answer(ids, { state: 'closed' })).status).toBe(200);
});

test('an answer needs words', async () => {
  const ids = await reported();
  for (const body of [{ state: 'answered' }, { state: 'answered', answer: '  \n ' }] as const) {
    expect(await answer(ids, body)).toMatchObject({
      status: 400,
      body: { message: 'Write an answer, or close it.', details: { fields: [{ field: 'answer' }] } },
    });
  }
});

test('the same key answers once', async () => {
  const ids = await reported();
  const key = { 'idempotency-key': 'answered-once' };
  const [first, again] = [await answer(ids, sorry, owner, key), await answer(ids, sorry, owner, key)];
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(first.body.order.problems?.[0]?.answers).toHaveLength(1);
});

test('a device answers with the PIN of a manager, in their name', async () => {
  const ids = await reported();
  const tablet = await pairedDevice(shop, owner);
  const path = `/counter/restaurants/${shop.restaurantId}/orders/${ids.orderId}/problems/${ids.problemId}`;
  expect(await tablet.call('POST', path, sorry)).toMatchObject({ status: 403, body: { code: 'pin_needed' } });
  const { body: pin } = await owner.call<Schemas['Pin']>('POST', '/pin');
  await tablet.call('POST', '/counter/pin', { pin: pin.pin });
  const { body } = await tablet.call<Answer>('POST', path, sorry);
  expect(body.order.problems?.[0]?.answers[0]?.by).toBe('Maria');
});

test.each([sorry, { state: 'closed' } as const])(
  'a problem whose time is over at this moment is not there any more: %j',
  async (body) => {
    const ids = await reported();
    const sweep = await shop.app.pool.connect();
    await sweep.query('begin');
    await sweep.query('delete from order_problems where id = $1', [ids.problemId]);
    const late = answer(ids, body);
    await expect.poll(() => isWaitingForLock(shop.app.pool, '')).toBe(true);
    await sweep.query('commit');
    sweep.release();
    expect(await late).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const about = and(eq(mails.orderId, ids.orderId), eq(mails.kind, 'problem_answered'));
    expect(await shop.app.db.$count(mails, about)).toBe(0);
  },
);

test("another order's problem does not exist here", async () => {
  const [one, other] = [await reported(), await reported()];
  expect((await answer({ ...one, problemId: other.problemId }, sorry)).status).toBe(404);
  expect((await answer({ ...one, orderId: 'f'.repeat(24) }, sorry)).status).toBe(404);
});
