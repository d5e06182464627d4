import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';
import { pauseUnattended } from './pause-unattended.ts';

type Schemas = components['schemas'];

// Open on Wednesday from 11:00; London shows UTC in March.
const yaml = testRestaurantYaml().replaceAll('00:00-23:59', '11:00-22:00');
const wednesday = '2026-03-04';
const at = (time: string) => new Date(`${wednesday}T${time}:00Z`);
const both = ['delivery', 'collection'];

let shop: Shop;
let owner: Colleague;
let tablet: TestDevice;
let patch: (body: object) => Promise<unknown>;
beforeAll(async () => {
  shop = await startShop(yaml);
  owner = await ownerOf(shop, shop.restaurantId);
  tablet = await pairedDevice(shop, owner);
  await pairedDevice(shop, owner);
  const session = await shop.signIn({ email: 'admin@example.com' });
  patch = (body) => shop.call('PATCH', `/restaurants/${shop.restaurantId}`, { session, body });
});
beforeEach(async () => {
  shop.setTime(at('12:00'));
  await owner.call('PUT', '/pause', { modes: [] });
  await owner.call('PUT', '/acceptance', { acceptance: 'manual', minutes: 5 });
  await shop.app.db.delete(mails).where(eq(mails.kind, 'unattended'));
  await letPass(60);
});
afterAll(() => shop.close());

/** What was noted until now was some minutes ago; the shop's own clock stands. */
async function letPass(minutes: number): Promise<void> {
  await shop.app.pool.query(
    `update devices set attended_at = coalesce(attended_at, now()) - make_interval(mins => $1)`,
    [minutes],
  );
  await shop.app.pool.query(
    `update service_states set awaited_since = awaited_since - make_interval(mins => $1)`,
    [minutes],
  );
}
/** Who has paused the restaurant after a look, and how many mails went out for it. */
async function lookAround() {
  await pauseUnattended(shop.app, () => false);
  const { body } = await owner.call<Schemas['OrderChanges']>('GET', '/changes');
  const sent = await shop.app.db.select().from(mails).where(eq(mails.kind, 'unattended'));
  return [body.service.pause?.reason ?? null, sent.length];
}
const specialHours = (times: object) =>
  owner.call('PUT', `/special-hours/${wednesday}`, { note: '', customerNote: '', ...times });

test('without a device on shift for an hour is paused at the next look', async () => {
  expect(await lookAround()).toEqual(['unattended', 1]);
});

describe('has the usual time for a device to come once', () => {
  test.each<[what: string, before: () => Promise<unknown>, then: () => Promise<unknown>]>([
    [
      'it answers its orders itself',
      () => owner.call('PUT', '/acceptance', { acceptance: 'auto', minutes: 5 }),
      () => owner.call('PUT', '/acceptance', { acceptance: 'manual', minutes: 5 }),
    ],
    ['it is active again', () => patch({ isActive: false }), () => patch({ isActive: true })],
    [
      'it is restored',
      () => shop.app.pool.query('update restaurants set deleted_at = now()'),
      () => shop.app.pool.query('update restaurants set deleted_at = null'),
    ],
    [
      'a pause is ended by hand',
      () => owner.call('PUT', '/pause', { modes: both, until: { minutes: 60 } }),
      () => owner.call('PUT', '/pause', { modes: [] }),
    ],
    [
      'the pause for a missing device is ended by hand',
      lookAround,
      () => owner.call('PUT', '/pause', { modes: [] }),
    ],
    [
      'a closed day is opened',
      () => specialHours({ isActive: false, opening: '00:00', closing: '00:00' }),
      () => owner.call('DELETE', `/special-hours/${wednesday}`),
    ],
    [
      'its week opens a closed day',
      () => shop.addRestaurant(yaml.replace('wednesday: 11:00-22:00', 'wednesday: closed')),
      () => shop.addRestaurant(yaml),
    ],
  ])('%s', async (_what, before, then) => {
    await before();
    await letPass(60);
    await then();
    await shop.app.db.delete(mails).where(eq(mails.kind, 'unattended'));
    await letPass(9);
    expect(await lookAround()).toEqual([null, 0]);
    await letPass(2);
    expect(await lookAround()).toEqual(['unattended', 1]);
  });

  test('a pause has reached its end', async () => {
    await owner.call('PUT', '/pause', { modes: both, until: { minutes: 60 } });
    await letPass(60);
    shop.setTime(at('13:09'));
    expect(await lookAround()).toEqual([null, 0]);
    shop.setTime(at('13:11'));
    expect(await lookAround()).toEqual(['unattended', 1]);
  });

  test('the device on shift is unpaired', async () => {
    await tablet.call('GET', `/counter/restaurants/${shop.restaurantId}/changes?shift=on`);
    await owner.call('DELETE', `/devices/${tablet.id}`);
    await letPass(9);
    expect(await lookAround()).toEqual([null, 0]);
    await letPass(2);
    expect(await lookAround()).toEqual(['unattended', 1]);
  });
});

test('a setting that changes nothing does not put it off', async () => {
  await owner.call('PUT', '/acceptance', { acceptance: 'manual', minutes: 9 });
  await patch({ isActive: true });
  await shop.addRestaurant(yaml);
  expect(await lookAround()).toEqual(['unattended', 1]);
});
