import type { components } from '@tiffin/api/schema';
import { summerEvening } from '@tiffin/domain/testing/summer-evening';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restaurants } from '../db/schema.ts';
import { act, placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../resources/team/testing/team.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { type MailShop, startMailShop } from './testing/mail-shop.ts';

const { TZ } = process.env;
let mailShop: MailShop;
let owner: Colleague;
beforeAll(async () => {
  // Half a day ahead of the restaurants: a time in the process's own zone is a wrong one.
  process.env.TZ = 'Pacific/Auckland';
  mailShop = await startMailShop();
  owner = await ownerOf(mailShop.shop, mailShop.shop.restaurantId);
});
afterAll(async () => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
  await mailShop.close();
});

const after = (minutes: number) => new Date(summerEvening.getTime() + minutes * 60_000);

test.each([
  ['Europe/London', { placed: '18:30', answerBy: '18:35', accepted: '18:32', promised: '19:05' }],
  ['America/New_York', { placed: '13:30', answerBy: '13:35', accepted: '13:32', promised: '14:05' }],
  ['Asia/Kathmandu', { placed: '23:15', answerBy: '23:20', accepted: '23:17', promised: '23:50' }],
])('mails, refusals and exports name the time of the restaurant: %s', async (timeZone, times) => {
  expect(summerEvening.getTimezoneOffset()).toBe(-12 * 60);
  const { shop, server } = mailShop;
  await shop.app.db.update(restaurants).set({ timeZone }).where(eq(restaurants.id, shop.restaurantId));
  shop.setTime(summerEvening);
  server.mails.length = 0;
  const orderId = await placeOrder(shop, await shop.newShopper());
  await runJobs(shop);
  shop.setTime(after(2));
  await act(shop, orderId, { name: 'accept', promised: { from: after(35), to: after(35) } });
  await runJobs(shop);
  const texts = server.mails.map(({ text }) => text?.replaceAll(/\s+/g, ' ') ?? '');
  const wanted = [
    `placed on Friday 17 July 2026 at ${times.placed}`,
    `at the latest at ${times.answerBy}`,
    `Placed ${times.placed}`,
    `Promised for ${times.promised} Accepted at ${times.accepted}.`,
  ];
  expect(wanted.filter((words) => !texts.some((text) => text.includes(words)))).toEqual([]);

  const late = await owner.call<components['schemas']['Error']>('POST', `/orders/${orderId}/actions`, {
    action: 'decline',
    expectedVersion: 1,
    reason: 'too_busy',
  });
  expect([late.status, late.body.message]).toEqual([
    409,
    `Accepted by Maria at ${times.accepted} for ${times.promised}.`,
  ]);

  const { body: csv } = await owner.call<string>('GET', '/export.csv?from=2026-07-17&to=2026-07-17');
  expect(csv.replaceAll('"', '')).toContain(`2026-07-17,${times.placed}`);
});
