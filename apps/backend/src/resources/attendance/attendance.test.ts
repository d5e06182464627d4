import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { mails } from '../../db/schema.ts';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import type { Shop, Shopper } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { runSystemAction } from '../order-actions/run-system-action.ts';
import { act, placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';
import { pauseUnattended } from './pause-unattended.ts';

type Schemas = components['schemas'];

// Open on Wednesday and Thursday from 11:00; London shows UTC in March.
let mailShop: MailShop;
let shop: Shop;
let owner: Colleague;
let tablet: TestDevice;
let shopper: Shopper;
beforeAll(async () => {
  mailShop = await startMailShop((yaml) => yaml.replaceAll('00:00-23:59', '11:00-22:00'));
  shop = mailShop.shop;
  owner = await ownerOf(shop, shop.restaurantId);
  tablet = await pairedDevice(shop, owner);
  shopper = await shop.newShopper();
});
beforeEach(async () => {
  shop.setTime(at('12:00'));
  await owner.call('PUT', '/pause', { modes: [] });
  await setAcceptance(shop, 'manual');
  await shop.app.pool.query('update restaurants set unanswered_in_a_row = 0');
  // What the tests before have left behind is no part of the next.
  await shop.app.pool.query(`delete from pgboss.job where name = 'check-order-fetched'`);
  await shop.app.db.delete(mails).where(eq(mails.kind, 'unattended'));
});
afterAll(() => mailShop.close());

const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);
const changesPath = () => `/counter/restaurants/${shop.restaurantId}/changes`;
const changesBy = async (device: TestDevice) =>
  (await device.call<Schemas['OrderChanges']>('GET', `${changesPath()}?shift=on`)).body;
/** Reads as a device on its cover does. */
const lookOnCover = (device: TestDevice) => device.call('GET', `${changesPath()}?shift=off`);
const pauseNow = async () =>
  (await owner.call<Schemas['OrderChanges']>('GET', '/changes')).body.service.pause;
const lookAround = () => pauseUnattended(shop.app, () => false);
const letBeUnattended = async (minutes: number) => {
  await shop.app.pool.query(`update devices set attended_at = now() - make_interval(mins => $1)`, [minutes]);
  await shop.app.pool.query(`update service_states set awaited_since = now() - make_interval(mins => 60)`);
};
const unattendedMails = () => shop.app.db.select().from(mails).where(eq(mails.kind, 'unattended'));
const servicePage = 'https://counter.example/service';
const both = ['delivery', 'collection'];

describe('a restaurant that answers its orders and has no device on shift for 10 minutes', () => {
  test('takes no orders until a shift starts, and its managers get one mail with the day it ends', async () => {
    const waiting = await placeOrder(shop, shopper);
    const { number } = await shopper.order(waiting);
    await letBeUnattended(11);
    await lookAround();
    await lookAround();
    expect(await pauseNow()).toEqual({
      modes: both,
      until: '2026-03-05T11:00:00.000Z',
      reason: 'unattended',
    });
    const [row, ...others] = await unattendedMails();
    expect([row?.recipient, others]).toEqual(['managers', []]);
    await runJobs(shop, { only: ['send-mail'] });
    const [mail] = mailShop.received(row?.id);
    expect(mail?.subject).toContain('no device is on shift');
    expect(mail?.text).toContain(number);
    const text = mail?.text?.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Customers cannot order until Thursday 5 March 2026 at 11:00');
    expect(text).toContain(servicePage);
    // A person who reads by a session is no device, and one on its cover attends nothing.
    await pauseNow();
    await lookOnCover(tablet);
    await tablet.call('GET', changesPath());
    expect((await pauseNow())?.reason).toBe('unattended');
    expect((await changesBy(tablet)).service.pause).toBeNull();
    expect(await pauseNow()).toBeNull();
    await act(shop, waiting, { name: 'decline', reason: 'too_busy' });
  });

  test('is paused although a device on its cover reads all the time', async () => {
    await letBeUnattended(11);
    await lookOnCover(tablet);
    await lookAround();
    expect((await pauseNow())?.reason).toBe('unattended');
  });

  test.each([
    ['a device was on shift 9 minutes ago', '12:00', 9, 'manual'],
    ['it has been open for 9 minutes', '11:09', 60, 'manual'],
    ['it is closed', '23:00', 60, 'manual'],
    ['orders are accepted automatically', '12:00', 60, 'auto'],
  ] as const)('is not paused while %s', async (_why, time, minutes, acceptance) => {
    shop.setTime(at(time));
    await setAcceptance(shop, acceptance);
    await letBeUnattended(minutes);
    await lookAround();
    expect([await pauseNow(), await unattendedMails()]).toEqual([null, []]);
  });

  test('is paused 10 minutes after it has opened', async () => {
    shop.setTime(at('11:10'));
    await letBeUnattended(60);
    await lookAround();
    expect((await pauseNow())?.reason).toBe('unattended');
  });

  test('leaves off what staff had paused before, when a device is back', async () => {
    await owner.call('PUT', '/pause', { modes: ['delivery'], until: { minutes: 60 } });
    const byStaff = { modes: ['delivery'], until: at('13:00').toISOString(), reason: 'staff' };
    await letBeUnattended(11);
    await lookAround();
    expect(await pauseNow()).toMatchObject({ modes: both, reason: 'unattended' });
    expect((await changesBy(tablet)).service.pause).toEqual(byStaff);
    // Once resumed by staff, nothing of it comes back.
    await letBeUnattended(11);
    await lookAround();
    await owner.call('PUT', '/pause', { modes: [] });
    expect((await changesBy(tablet)).service.pause).toBeNull();
  });

  test('keeps the pause that staff have set, also when a device is back', async () => {
    await owner.call('PUT', '/pause', { modes: both, until: { minutes: 60 } });
    await letBeUnattended(11);
    await lookAround();
    expect((await changesBy(tablet)).service.pause?.reason).toBe('staff');
    expect(await unattendedMails()).toEqual([]);
  });
});

test('a restaurant that cannot be paused is logged, and those after it are paused', async () => {
  const neighbourId = await shop.addRestaurant(testRestaurantYaml('neighbour'));
  const [broken, other] = [shop.restaurantId, neighbourId].sort();
  await shop.app.pool.query("update restaurants set acceptance = 'manual' where id = $1", [neighbourId]);
  const setTimeZone = (timeZone: string) =>
    shop.app.pool.query('update restaurants set time_zone = $2 where id = $1', [broken, timeZone]);
  onTestFinished(async () => {
    await setTimeZone('Europe/London');
    await shop.app.pool.query('update restaurants set is_active = false where id = $1', [neighbourId]);
  });
  await setTimeZone('Nowhere/Nothing');
  await letBeUnattended(11);
  shop.takeLog();
  await lookAround();
  const { rows } = await shop.app.pool.query(
    "select restaurant_id as id from service_states where pause_reason = 'unattended'",
  );
  expect(rows).toEqual([{ id: other }]);
  expect(shop.takeLog()).toMatchObject([
    { msg: 'a restaurant without a device on shift could not be paused', restaurantId: broken },
    { msg: 'a restaurant without a device on shift is paused', restaurantId: other },
  ]);
});

describe('an order', () => {
  const check = () => runJobs(shop, { only: ['check-order-fetched'], includesDelayed: true });
  const mailsOf = async (orderId: string) =>
    (await unattendedMails()).filter((mail) => mail.orderId === orderId).length;

  test('that a device on shift has read is nothing to write about', async () => {
    const orderId = await placeOrder(shop, shopper);
    await changesBy(tablet);
    expect(await check()).toEqual(['check-order-fetched']);
    expect(await mailsOf(orderId)).toBe(0);
  });

  test.each(['manual', 'auto'] as const)(
    'that no device on shift has read brings one mail (%s)',
    async (acceptance) => {
      await setAcceptance(shop, acceptance);
      await changesBy(tablet);
      const orderId = await placeOrder(shop, shopper);
      if (acceptance === 'auto') await runJobs(shop, { only: ['accept-order'] });
      // Reading as a person, or one order alone, is not what the rule asks for.
      await pauseNow();
      await lookOnCover(tablet);
      expect(await check()).toEqual(['check-order-fetched']);
      await check();
      expect(await mailsOf(orderId)).toBe(1);
      await runJobs(shop, { only: ['send-mail'] });
      const [row] = await unattendedMails();
      expect(mailShop.received(row?.id)[0]?.text).toContain((await shopper.order(orderId)).number);
      if (acceptance === 'manual') await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
    },
  );

  test('is looked at 70 seconds after it was placed, and not when it has been answered', async () => {
    const orderId = await placeOrder(shop, shopper);
    const { rows } = await shop.app.pool.query(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
        where name = 'check-order-fetched' and data ->> 'orderId' = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ seconds: 70 }]);
    await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
    await check();
    expect(await mailsOf(orderId)).toBe(0);
  });
});

describe('orders that nobody answers', () => {
  const mailsAbout = async (orderId: string) => {
    const rows = await shop.app.db.select().from(mails).where(eq(mails.orderId, orderId));
    await runJobs(shop, { only: ['send-mail'] });
    return rows.filter(({ kind }) => kind === 'unanswered').flatMap(({ id }) => mailShop.received(id));
  };
  const letRunOut = async () => {
    shop.setTime(at('12:00'));
    const orderId = await placeOrder(shop, shopper);
    shop.setTime(at('12:06'));
    await runSystemAction(shop.app, 'decline_unanswered', orderId);
    return orderId;
  };
  const promise = { from: at('12:40'), to: at('12:40') };

  test('two in a row pause the restaurant until the next opening, or until staff resume', async () => {
    await letRunOut();
    expect(await pauseNow()).toBeNull();
    await letRunOut();
    const paused = { modes: both, until: '2026-03-05T11:00:00.000Z', reason: 'unanswered' };
    expect(await pauseNow()).toEqual(paused);
    // A device alone is not someone who answers.
    expect((await changesBy(tablet)).service.pause).toEqual(paused);
    await owner.call('PUT', '/pause', { modes: [] });
    await letRunOut();
    expect(await pauseNow()).toBeNull();
    shop.setTime(new Date('2026-03-05T11:00:00Z'));
    expect(await pauseNow()).toBeNull();
  });

  test('two in a row keep it paused when the device that was missing is back', async () => {
    await letBeUnattended(11);
    await lookAround();
    expect((await pauseNow())?.reason).toBe('unattended');
    // They were placed before.
    await shop.app.pool.query(
      'update service_states set paused_modes = $1, paused_until = null, pause_reason = null',
      [[]],
    );
    const waiting = [await placeOrder(shop, shopper), await placeOrder(shop, shopper)];
    await lookAround();
    shop.setTime(at('12:06'));
    for (const orderId of waiting) await runSystemAction(shop.app, 'decline_unanswered', orderId);
    expect((await changesBy(tablet)).service.pause?.reason).toBe('unanswered');
  });

  test('are mailed to the managers at once, the second with the pause and where to end it', async () => {
    const [first] = await mailsAbout(await letRunOut());
    expect(first?.subject).toMatch(/was not answered: declined and paid back$/);
    expect(first?.text).not.toContain('Customers cannot order');
    const second = await mailsAbout(await letRunOut());
    expect(second.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/was not answered, and ordering is paused$/),
    ]);
    const text = second[0]?.text?.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Two orders in a row were not answered.');
    expect(text).toContain('until Thursday 5 March 2026 at 11:00, unless you resume before.');
    expect(text).toContain(servicePage);
  });

  test('two with an answer between them do not', async () => {
    await letRunOut();
    shop.setTime(at('12:00'));
    await act(shop, await placeOrder(shop, shopper), { name: 'accept', promised: promise });
    await letRunOut();
    expect(await pauseNow()).toBeNull();
  });

  test('and one that its customer cancels between them is no answer', async () => {
    await letRunOut();
    shop.setTime(at('12:00'));
    const cancelled = await placeOrder(shop, shopper);
    await shopper.call('POST', `/orders/${cancelled}/cancel`, { expectedVersion: 1 });
    await letRunOut();
    expect((await pauseNow())?.reason).toBe('unanswered');
  });
});
