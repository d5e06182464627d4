import type { components } from '@tiffin/api/schema';
import { pence } from '@tiffin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAgain } from '../../mails/failed-mails.ts';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { payAgain } from '../payments/testing/pay-again.ts';
import { openRefundDesk, type RefundDesk, refundCards } from '../refunds/testing/refund-desk.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';

type Failures = components['schemas']['RestaurantFailures'];

let mailShop: MailShop;
let desk: RefundDesk;
let owner: Colleague;
beforeAll(async () => {
  mailShop = await startMailShop();
  desk = openRefundDesk(mailShop.shop);
  owner = await ownerOf(mailShop.shop, mailShop.shop.restaurantId);
});
afterAll(() => mailShop.close());

const read = async (who = owner) => (await who.call<Failures>('GET', '/failures')).body;

test('mails that were given up are listed with their order and why, until they are sent again or are a week old', async () => {
  const { shop, server } = mailShop;
  const { shopper, orderId } = await desk.placeOrder();
  const { number } = await shopper.order(orderId);
  expect(await read()).toEqual({ mails: [], refunds: [] });
  // Its mail finds nobody to invite any more, which is no failure.
  await hire(shop, owner, shop.restaurantId, 'staff');
  server.misbehave({ code: 550 });
  await runJobs(shop, { toleratesFailures: true });
  const [failed] = (await mailShop.rowsOf(orderId)).filter(({ state }) => state === 'failed');
  if (failed === undefined) throw new Error('No mail has failed.');
  const { id: _id, kind, recipient, createdAt } = failed;
  const at = createdAt.toISOString();
  expect((await read()).mails).toEqual([
    { _id, kind, recipient, reason: 'refused', at, order: { _id: orderId, number } },
  ]);

  const elsewhere = await ownerOf(shop, await shop.addRestaurant(testRestaurantYaml('next-door')));
  expect(await read(elsewhere)).toEqual({ mails: [], refunds: [] });

  const letAge = (interval: string) =>
    shop.app.pool.query('update mails set created_at = now() - $2::interval where id = $1', [_id, interval]);
  await letAge('6 days 23 hours');
  expect((await read()).mails).toHaveLength(1);
  await letAge('7 days 1 minute');
  expect((await read()).mails).toEqual([]);
  await letAge('1 day');
  expect(await sendAgain(shop.app, _id)).toBe(true);
  expect((await read()).mails).toEqual([]);
});

test('failed refunds are listed, of other payments too, until they are made again', async () => {
  const { shop } = mailShop;
  const { shopper, orderId, paymentIntentId } = await desk.placeOrder(refundCards.failsLater);
  const { number, breakdown } = await shopper.order(orderId);
  await desk.request(orderId, { amount: pence(925) });
  const other = await payAgain(shop, orderId, { amount: 123, card: refundCards.failsLater });
  const euros = await payAgain(shop, orderId, { amount: 456, currency: 'eur', card: refundCards.failsLater });
  for (const { paymentIntentId: payment } of [other, euros]) {
    await desk.refundAtProvider(payment, 123);
    await desk.sendEvents(await desk.eventsOf(payment));
  }
  await runJobs(shop);
  expect((await read()).refunds).toEqual([]);
  await shop.standIn.advanceClock(11);
  for (const payment of [paymentIntentId, other.paymentIntentId, euros.paymentIntentId]) {
    await desk.sendEvents(await desk.eventsOf(payment));
  }
  expect(breakdown.totalAmount).toBeGreaterThan(925);
  const about = { order: { _id: orderId, number } };
  expect((await read()).refunds).toMatchObject([
    { amount: 123, ...about },
    { amount: 925, ...about },
  ]);

  await desk.request(orderId, { amount: pence(925) });
  expect((await read()).refunds).toMatchObject([{ amount: 123 }]);
});
