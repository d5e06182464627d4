import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operationDescriptions } from '../../contract/document.ts';
import { foundations } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';
import { makeCode, pairedDevice, type TestDevice, tryCode } from './testing/paired-device.ts';

type Schemas = components['schemas'];

let backend: TestApp;
let restaurantId: string;
let owner: Colleague;
let manager: Colleague;
beforeAll(async () => {
  backend = await startTestApp(undefined, {
    TRUST_PROXY: '1',
    RATE_LIMIT_PAIRING: '3/60',
    RATE_LIMIT_PAIRING_TENANT: '7/600',
    RATE_LIMIT_PIN: '3/900',
    RATE_LIMIT_PIN_DAY: '4/86400',
  });
  restaurantId = await backend.addRestaurant(testRestaurantYaml());
  owner = await ownerOf(backend, restaurantId);
  manager = await hire(backend, owner, restaurantId, 'manager');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.app.pool.query(
    'delete from rate_limit_windows; delete from devices; delete from pairing_codes',
  );
});

const me = (device: TestDevice) => device.call<Schemas['DeviceAccount']>('GET', '/counter/devices/me');
const enter = (device: TestDevice, pin: string) =>
  device.call<Schemas['Elevation'] & Partial<Schemas['Error']>>('POST', '/counter/pin', { pin });
const setAcceptance = (device: TestDevice, acceptance = 'manual') =>
  device.call<Schemas['Acceptance'] & Partial<Schemas['Error']>>(
    'PUT',
    `/counter/restaurants/${restaurantId}/acceptance`,
    { acceptance, minutes: 5 },
  );
const newPin = async (person: Colleague) => (await person.call<Schemas['Pin']>('POST', '/pin')).body.pin;
/** A PIN that is not this one. */
const wrong = (pin: string) => (pin === '0000' ? '1111' : '0000');
const outcome = ({ status, body }: { status: number; body: Partial<Schemas['Error']> }) => [
  status,
  body.code,
];

describe('a pairing code', () => {
  test('pairs one device, which is listed by name and who made the code', async () => {
    const code = await makeCode(manager, ' Tablet ');
    const { status, body } = await tryCode(backend, code);
    expect([status, body.restaurantId, body.device.name]).toEqual([200, restaurantId, 'Tablet']);
    const { body: list } = await manager.call<Schemas['DeviceList']>('GET', '/devices');
    expect(list.docs).toEqual([{ ...body.device, pairedBy: expect.stringMatching(/^manager/) }]);
    expect(outcome(await tryCode(backend, code))).toEqual([404, 'code_invalid']);
  });

  test('is made for a name of one line only', async () => {
    for (const name of ['Till\nAll figures', 'Till\u202E', 'Till\u2028'])
      expect(outcome(await manager.call<Schemas['Error']>('POST', '/devices', { name }))).toEqual([
        400,
        'invalid_request',
      ]);
  });

  test('pairs one of three that try it at the same time', async () => {
    const code = await makeCode(manager);
    const answers = await Promise.all([1, 2, 3].map(() => tryCode(backend, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('is good for 10 minutes, in its own tenant, and only while who made it works there', async () => {
    const code = await makeCode(manager);
    const { rows } = await backend.app.pool.query(
      "select expires_at between now() + interval '9 minutes' and now() + interval '10 minutes 1 second' as ok from pairing_codes",
    );
    expect(rows).toEqual([{ ok: true }]);
    const other = '5f0c0ffee0ddba11ca7e0002';
    await backend.app.db.insert(foundations).values({ id: other });
    const elsewhere = await backend.call<Partial<Schemas['Error']>>('POST', '/counter/devices/pair', {
      body: { code },
      headers: { 'foundation-id': other },
    });
    expect(outcome(elsewhere)).toEqual([404, 'code_invalid']);
    await backend.app.pool.query("update pairing_codes set expires_at = now() - interval '1 second'");
    expect(outcome(await tryCode(backend, code))).toEqual([404, 'code_invalid']);
    const leaver = await hire(backend, owner, restaurantId, 'manager');
    const left = await makeCode(leaver);
    await owner.call('DELETE', `/members/${leaver.memberId}`);
    expect(outcome(await tryCode(backend, left))).toEqual([404, 'code_invalid']);
  });

  test('cannot be found by trying, from one address or from many, and one address stops no other', async () => {
    const from = (address: string, code: string) => tryCode(backend, code, { 'x-forwarded-for': address });
    const code = await makeCode(manager);
    expect(code).toMatch(/^[0-9]{10}$/);
    const guess = code === '0000000000' ? '0000000001' : '0000000000';
    const wrongOnes = async (address: string, count: number) => {
      for (let tries = 0; tries < count; tries += 1)
        expect(outcome(await from(address, guess))).toEqual([404, 'code_invalid']);
    };
    await wrongOnes('198.51.100.1', 3);
    const refused = await from('198.51.100.1', code);
    expect(outcome(refused)).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await from('198.51.100.2', code)).status).toBe(200);
    // What the first address was refused counts for nobody: three wrong ones so far, and four more are let through.
    await wrongOnes('198.51.100.3', 3);
    await wrongOnes('198.51.100.4', 1);
    expect(outcome(await from('198.51.100.5', await makeCode(manager)))).toEqual([429, 'rate_limited']);
  });
});

describe('a device', () => {
  test('is out at once when it is removed; with the last one acceptance is automatic again', async () => {
    const [first, second] = [await pairedDevice(backend, manager), await pairedDevice(backend, manager)];
    await manager.call('PUT', '/acceptance', { acceptance: 'manual', minutes: 7 });
    const stored = async () =>
      (
        await backend.app.pool.query(
          'select acceptance, accept_within_minutes as minutes from restaurants where id = $1',
          [restaurantId],
        )
      ).rows;
    expect((await manager.call('DELETE', `/devices/${first.id}`)).status).toBe(204);
    expect([(await me(first)).status, (await me(second)).status]).toEqual([401, 200]);
    expect(await stored()).toEqual([{ acceptance: 'manual', minutes: 7 }]);
    await manager.call('DELETE', `/devices/${second.id}`);
    expect(await stored()).toEqual([{ acceptance: 'auto', minutes: 7 }]);
  });

  test('gets a next token; the one at hand is good until the next one is used', async () => {
    const device = await pairedDevice(backend, manager);
    const rotate = () => device.call<Schemas['DeviceToken']>('POST', '/counter/devices/token');
    const { body: lost } = await rotate();
    const { body: next } = await rotate();
    const withToken = (accessToken: string) =>
      backend.call('GET', '/counter/devices/me', { session: { accessToken, refreshToken: '' } });
    expect((await me(device)).status).toBe(200);
    expect((await withToken(lost.deviceToken)).status).toBe(401);
    expect((await withToken(next.deviceToken)).status).toBe(200);
    expect([(await me(device)).status, (await withToken(next.deviceToken)).status]).toEqual([401, 200]);
  });

  test('notes when it was last seen', async () => {
    const device = await pairedDevice(backend, manager);
    await backend.app.pool.query("update devices set last_seen_at = now() - interval '1 hour'");
    await me(device);
    const { rows } = await backend.app.pool.query(
      "select last_seen_at > now() - interval '1 minute' as seen from devices",
    );
    expect(rows).toEqual([{ seen: true }]);
  });

  test('and its code and PINs lie in the database as digests', async () => {
    const code = await makeCode(manager);
    const device = await pairedDevice(backend, manager);
    const pin = await newPin(manager);
    const { rows } = await backend.app.pool.query(
      `select (select json_agg(d) from devices d) as d, (select json_agg(c) from pairing_codes c) as c,
        (select json_agg(pin_hash) from staff_members where pin_hash is not null) as p`,
    );
    const [stored] = rows;
    expect(JSON.stringify(stored.d)).not.toContain(device.session.accessToken);
    expect(stored.c.map(({ code_hash }: { code_hash: string }) => code_hash)).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(JSON.stringify(stored.c)).not.toContain(`"${code}"`);
    expect(JSON.stringify(stored.p)).not.toContain(`"${pin}"`);
  });
});

describe('a PIN', () => {
  test('is over at once when its device says so, and there is nothing to end a second time', async () => {
    const device = await pairedDevice(backend, manager);
    await enter(device, await newPin(manager));
    expect((await me(device)).body.elevation).toMatchObject({ role: 'manager' });
    expect((await setAcceptance(device)).status).toBe(200);
    const end = () => device.call('DELETE', '/counter/pin');
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect((await me(device)).body.elevation).toBeNull();
    expect(outcome(await setAcceptance(device))).toEqual([403, 'pin_needed']);
  });

  test('is never asked for to pause, to be busy or to take something off the menu', async () => {
    const device = await pairedDevice(backend, manager);
    const put = async (rest: string, body: object) =>
      (await device.call('PUT', `/counter/restaurants/${restaurantId}${rest}`, body)).status;
    expect(await put('/pause', { modes: ['delivery'], until: 'closing' })).toBe(200);
    expect(await put('/pause', { modes: [] })).toBe(200);
    expect(await put('/busy', { minutes: 20, until: 'closing' })).toBe(200);
    expect(await put('/busy', { minutes: 0 })).toBe(200);
  });

  test('opens exactly this', () => {
    const opened = operationDescriptions.filter(
      ({ counterRole, security }) => counterRole === 'manager' && security.includes('device'),
    );
    // A device also needs it to cancel an accepted order, for past days and to search (board/order-sight.test.ts).
    expect(opened.map(({ id }) => id).sort()).toEqual([
      'answerOrderProblem',
      'exportOrders',
      'getSpecialHours',
      'getSummary',
      'listFailures',
      'listHistory',
      'refundOrder',
      'removeSpecialHours',
      'removeSpecialHoursRange',
      'setAcceptance',
      'setLock',
      'setSpecialHours',
      'setSpecialHoursRange',
    ]);
  });

  test('lets a device act as its person for 10 minutes, and the audit log names the person', async () => {
    const device = await pairedDevice(backend, manager);
    expect(outcome(await setAcceptance(device))).toEqual([403, 'pin_needed']);
    const { status, body } = await enter(device, await newPin(manager));
    expect([status, body.memberId, body.role]).toEqual([200, manager.memberId, 'manager']);
    expect(Math.abs(Date.parse(body.until) - Date.now() - 10 * 60_000)).toBeLessThan(60_000);
    expect((await me(device)).body.elevation).toEqual(body);
    expect((await setAcceptance(device)).status).toBe(200);
    const { rows } = await backend.app.pool.query(
      "select actor_id, device_id from audit_log where action = 'acceptance_changed' order by at desc limit 1",
    );
    expect(rows).toEqual([{ actor_id: manager.memberId, device_id: device.id }]);
    await backend.app.pool.query("update devices set elevated_until = now() - interval '1 second'");
    expect(outcome(await setAcceptance(device))).toEqual([403, 'pin_needed']);
    expect((await me(device)).body.elevation).toBeNull();
  });

  test('survives a change of the secret that signs tokens', async () => {
    const device = await pairedDevice(backend, manager);
    const pin = await newPin(manager);
    const rotated = await startTestApp(undefined, {
      DATABASE_URL: backend.app.env.DATABASE_URL,
      JWT_SECRET: 'a-new-secret-for-tests-of-at-least-32-bytes',
    });
    const { session } = device;
    expect((await rotated.call('POST', '/counter/pin', { session, body: { pin } })).status).toBe(200);
    await rotated.close();
  });

  test('ends with the next one', async () => {
    const device = await pairedDevice(backend, manager);
    const first = await newPin(manager);
    const second = await newPin(manager);
    if (first !== second) expect(outcome(await enter(device, first))).toEqual([401, 'pin_wrong']);
    expect((await enter(device, second)).status).toBe(200);
  });

  test('is worth what its person may do at that moment', async () => {
    const device = await pairedDevice(backend, manager);
    const other = await hire(backend, owner, restaurantId, 'manager');
    const pin = await newPin(other);
    await enter(device, pin);
    await owner.call('PATCH', `/members/${other.memberId}`, { role: 'staff' });
    expect(outcome(await setAcceptance(device))).toEqual([403, 'forbidden']);
    await owner.call('DELETE', `/members/${other.memberId}`);
    expect(outcome(await setAcceptance(device))).toEqual([403, 'pin_needed']);
    expect(outcome(await enter(device, pin))).toEqual([401, 'pin_wrong']);
  });

  test('of another restaurant is wrong', async () => {
    const elsewhere = await backend.addRestaurant(testRestaurantYaml('elsewhere'));
    const stranger = await ownerOf(backend, elsewhere);
    const device = await pairedDevice(backend, manager);
    const [own, foreign] = [await newPin(manager), await newPin(stranger)];
    if (own !== foreign) expect(outcome(await enter(device, foreign))).toEqual([401, 'pin_wrong']);
  });

  test('cannot be found by trying, at once or over days', async () => {
    const device = await pairedDevice(backend, manager);
    const pin = await newPin(manager);
    for (let tries = 0; tries < 3; tries += 1)
      expect(outcome(await enter(device, wrong(pin)))).toEqual([401, 'pin_wrong']);
    expect(outcome(await enter(device, pin))).toEqual([429, 'rate_limited']);
    const nextWindow = () =>
      backend.app.pool.query("delete from rate_limit_windows where bucket like 'PIN %'");
    await nextWindow();
    expect(outcome(await enter(device, wrong(pin)))).toEqual([401, 'pin_wrong']);
    await nextWindow();
    expect(outcome(await enter(device, pin))).toEqual([429, 'rate_limited']);
  });
});

describe('a lock', () => {
  const setLock = (by: Pick<TestDevice, 'call'>, needsPin: boolean) =>
    by.call<Partial<Schemas['Error']>>('PUT', `/counter/restaurants/${lockedId}/lock`, { needsPin });
  const read = async (device: TestDevice) =>
    (await device.call<Schemas['OrderChanges']>('GET', `/counter/restaurants/${lockedId}/changes`)).body.lock;
  let lockedId: string;
  let lockOwner: Colleague;
  beforeEach(async () => {
    lockedId = await backend.addRestaurant(testRestaurantYaml(`locked-${crypto.randomUUID().slice(0, 8)}`));
    lockOwner = await ownerOf(backend, lockedId);
  });

  test('asks for a PIN where a manager has set so, which the audit log keeps', async () => {
    const device = await pairedDevice(backend, lockOwner);
    expect(await read(device)).toEqual({ needsPin: false });
    expect(outcome(await setLock(device, true))).toEqual([403, 'pin_needed']);
    await enter(device, await newPin(lockOwner));
    expect((await setLock(device, true)).status).toBe(200);
    expect(await read(device)).toEqual({ needsPin: true });
    const { rows } = await backend.app.pool.query(
      "select actor_id, data from audit_log where action = 'lock_changed' and restaurant_id = $1",
      [lockedId],
    );
    expect(rows).toEqual([{ actor_id: lockOwner.memberId, data: { needsPin: true } }]);
    expect((await setLock(device, false)).status).toBe(200);
    expect(await read(device)).toEqual({ needsPin: false });
  });

  test('never asks for a PIN that nobody has', async () => {
    const device = await pairedDevice(backend, lockOwner);
    const put = (needsPin: boolean) => lockOwner.call<Schemas['Error']>('PUT', '/lock', { needsPin });
    expect(outcome(await put(true))).toEqual([409, 'no_pin']);
    expect((await put(false)).status).toBe(200);
    const holder = await hire(backend, lockOwner, lockedId, 'manager');
    await newPin(holder);
    expect((await put(true)).status).toBe(200);
    expect(await read(device)).toEqual({ needsPin: true });
    await lockOwner.call('DELETE', `/members/${holder.memberId}`);
    expect(await read(device)).toEqual({ needsPin: false });
  });
});

test('orders can wait for an answer only where a device is paired', async () => {
  const refused = await manager.call<Schemas['Error']>('PUT', '/acceptance', {
    acceptance: 'manual',
    minutes: 5,
  });
  expect(outcome(refused)).toEqual([409, 'no_device']);
  const automatic = await manager.call('PUT', '/acceptance', { acceptance: 'auto', minutes: 5 });
  expect(automatic.status).toBe(200);
});
