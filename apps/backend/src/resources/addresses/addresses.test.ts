import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Address = components['schemas']['Address'];
type AddressList = components['schemas']['AddressList'];
type ErrorBody = components['schemas']['Error'];

const input = {
  type: 'apartment',
  address: 'Flat 3, 12 Park Row, Leeds',
  building: 'Flat 3',
  postalCode: 'ls15hd',
  city: 'Leeds',
  state: 'Yorkshire and The Humber',
  country: 'England',
  longitude: -1.5477,
  latitude: 53.7988,
};

let backend: TestApp;
let session: components['schemas']['AuthSession'];
beforeAll(async () => {
  backend = await startTestApp();
});
beforeEach(async () => {
  session = await backend.signIn();
});
afterAll(() => backend.close());

const add = async (more: object = {}) =>
  (await backend.call<Address>('POST', '/addresses', { session, body: { ...input, ...more } })).body;
const list = async () => (await backend.call<AddressList>('GET', '/addresses', { session })).body.docs;
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ _id }) => _id);

describe('saving an address', () => {
  test('keeps what was given, the postcode as the Royal Mail writes it', async () => {
    const saved = await add();
    expect(saved).toEqual({
      ...input,
      _id: saved._id,
      postalCode: 'LS1 5HD',
      // What the postcode service says, not what the browser has sent.
      longitude: -1.5478,
      latitude: 53.7965,
      isVerified: true,
      isDefault: true,
    });
    expect(await list()).toEqual([saved]);
  });

  test.each<[string, object]>([
    ['both coordinates', {}],
    ['the longitude', { latitude: input.latitude }],
    ['the latitude', { longitude: input.longitude }],
  ])('may leave out %s', async (_, more) => {
    const { longitude: _longitude, latitude: _latitude, ...rest } = input;
    const { status, body } = await backend.call<Address>('POST', '/addresses', {
      session,
      body: { ...rest, ...more },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ isVerified: true, longitude: -1.5478, latitude: 53.7965 });
  });

  test.each([
    ['the service does not know', 'EN11 8GF'],
    ['of a new home', 'LS10 4ZZ'],
    ['of Jersey, which has no place', 'JE2 3AB'],
    ['of Guernsey', 'GY1 1AA'],
    ['of Man', 'IM1 1AD'],
    ['for which the service is away', 'LS50 3AA'],
  ])('keeps a postcode %s by hand, unverified', async (_, postalCode) => {
    const { longitude: _longitude, latitude: _latitude, ...rest } = input;
    const byHand = { ...rest, postalCode };
    const { status, body } = await backend.call<Address>('POST', '/addresses', { session, body: byHand });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...byHand, isVerified: false, longitude: null, latitude: null });
    const placed = await add();
    const moved = await backend.call<Address>('PATCH', `/addresses/${placed._id}`, {
      session,
      body: { postalCode },
    });
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({ postalCode, isVerified: false, longitude: null, latitude: null });
  });

  test('leaves out what is optional and empty', async () => {
    const { city: _city, ...rest } = input;
    const saved = await backend.call<Address>('POST', '/addresses', {
      session,
      body: { ...rest, state: ' ', country: '' },
    });
    expect(Object.keys(saved.body)).not.toEqual(expect.arrayContaining(['city', 'state', 'country']));
  });

  test.each<[string, object]>([
    ['type', { type: 'castle' }],
    ['address', { address: '' }],
    ['address', { address: '   ' }],
    ['building', { building: '' }],
    ['postalCode', { postalCode: '90210' }],
    ['postalCode', { postalCode: 'QQ1 1AA' }],
    ['longitude', { longitude: 180.01 }],
    ['longitude', { longitude: null }],
    ['postalCode', { postalCode: 'LS1O 4DY' }],
    ['postalCode', { postalCode: 'LS1-4DY' }],
    ['latitude', { latitude: -91 }],
    ['owner', { owner: 'me' }],
    ['_id', { _id: '5f0c0ffee0ddba11ca7e0009' }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const { status, body } = await backend.call<ErrorBody>('POST', '/addresses', {
      session,
      body: { ...input, ...wrong },
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_request' });
    expect(body.details?.fields?.map((problem) => problem.field)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  test('sent twice with one key saves one', async () => {
    const headers = { 'idempotency-key': `address-${session.user._id}` };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        backend.call<Address>('POST', '/addresses', { session, body: input, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });
});

describe('the default address', () => {
  test('is the first, and moves when asked', async () => {
    const first = await add({ isDefault: false });
    const second = await add();
    expect(first.isDefault).toBe(true);
    expect(second.isDefault).toBe(false);
    const third = await add({ isDefault: true });
    expect(await defaults()).toEqual([third._id]);
    expect((await list())[0]?._id).toBe(third._id);
    const moved = await backend.call<Address>('PUT', `/addresses/${second._id}/default`, { session });
    expect(moved.body).toEqual({ ...second, isDefault: true });
    expect(await defaults()).toEqual([second._id]);
    await backend.call('PATCH', `/addresses/${first._id}`, { session, body: { isDefault: true } });
    expect(await defaults()).toEqual([first._id]);
    // There is always one: it cannot be taken away, only given to another.
    await backend.call('PATCH', `/addresses/${first._id}`, { session, body: { isDefault: false } });
    expect(await defaults()).toEqual([first._id]);
  });

  test('passes to the newest other one when it is deleted', async () => {
    const first = await add();
    await add();
    const newest = await add();
    expect((await backend.call('DELETE', `/addresses/${first._id}`, { session })).status).toBe(204);
    expect(await defaults()).toEqual([newest._id]);
    for (const { _id } of await list()) await backend.call('DELETE', `/addresses/${_id}`, { session });
    expect(await list()).toEqual([]);
  });

  test('is one only, however many are saved, moved and deleted at once', async () => {
    const saved = await Promise.all(Array.from({ length: 8 }, () => add({ isDefault: true })));
    expect(await defaults()).toHaveLength(1);
    await Promise.all(
      saved.map(({ _id }, index) =>
        index % 2 === 0
          ? backend.call('PUT', `/addresses/${_id}/default`, { session })
          : backend.call('DELETE', `/addresses/${_id}`, { session }),
      ),
    );
    expect(await list()).toHaveLength(4);
    expect(await defaults()).toHaveLength(1);
  });
});

describe('changing an address', () => {
  test('changes only what is named, and an emptied field goes', async () => {
    const saved = await add();
    const { body } = await backend.call<Address>('PATCH', `/addresses/${saved._id}`, {
      session,
      body: { building: 'Flat 4', city: '' },
    });
    const { city: _city, ...rest } = saved;
    expect(body).toEqual({ ...rest, building: 'Flat 4' });
  });

  test('must leave it valid', async () => {
    const saved = await add();
    expect(
      (await backend.call('PATCH', `/addresses/${saved._id}`, { session, body: { postalCode: 'QQ1 1AA' } }))
        .status,
    ).toBe(400);
    for (const wrong of [{}, { longitude: -180.01 }, { latitude: 91 }, { latitude: null }]) {
      const { status } = await backend.call('PATCH', `/addresses/${saved._id}`, { session, body: wrong });
      expect(status).toBe(400);
    }
    expect(await list()).toEqual([saved]);
  });
});

test("other people's addresses do not exist", async () => {
  const saved = await add();
  const stranger = await backend.signIn();
  const answers = [
    await backend.call('PATCH', `/addresses/${saved._id}`, { session: stranger, body: { building: 'Mine' } }),
    await backend.call('DELETE', `/addresses/${saved._id}`, { session: stranger }),
    await backend.call('PUT', `/addresses/${saved._id}/default`, { session: stranger }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await backend.call<AddressList>('GET', '/addresses', { session: stranger })).body.docs).toEqual([]);
  expect(await list()).toEqual([saved]);
  expect((await backend.call('GET', '/addresses')).status).toBe(401);
});
