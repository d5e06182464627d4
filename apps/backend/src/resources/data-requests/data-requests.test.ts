import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operationDescriptions } from '../../contract/document.ts';
import { dataRequests, restaurantSettings } from '../../db/schema.ts';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { exampleBodies } from '../../testing/example-bodies.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { rounds } from '../../testing/soak.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { restaurantDesk } from '../restaurants/testing/restaurant-desk.ts';
import { ownerOf } from '../team/testing/team.ts';
import { type Asked, asker, copyForAda, mailsOf, requestRow } from './testing/ask.ts';

let mailShop: MailShop;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  mailShop = await startMailShop();
  ask = asker(mailShop);
});
beforeEach(async () => {
  await mailShop.shop.app.db.delete(dataRequests);
  mailShop.server.mails.length = 0;
  mailShop.shop.takeLog();
});
afterAll(() => mailShop.close());

const addressesOf = (mails: readonly { readonly recipients: readonly string[] }[]) =>
  mails.flatMap(({ recipients }) => recipients);
/** To whom one request brought its mails. */
async function mailedBy(asked: Asked) {
  expect(asked.status).toBe(201);
  const { toRestaurant, toAddress } = await mailsOf(mailShop, asked);
  return { toRestaurant: addressesOf(toRestaurant), toAddress: addressesOf(toAddress) };
}
const contact = 'hello@testaurant.test';

test('a request is acknowledged at once, and reaches the contact whole', async () => {
  mailShop.shop.setTime(new Date('2026-07-31T22:30:00Z'));
  const text = 'My name is wrong.\nIt is Ada King.';
  const asked = await ask({ kind: 'correct', text: `  ${text}\n` });
  expect(asked).toMatchObject({
    status: 201,
    body: {
      reference: expect.stringMatching(/^D-[2-9B-DF-HJ-NP-TV-XZ]{6}$/),
      receivedAt: '2026-07-31T22:30:00.000Z',
      // 23:30 of 31 July in London, whose next month has a 31st.
      answerBy: '2026-08-31',
    },
  });
  const { toRestaurant, toAddress } = await mailsOf(mailShop, asked);
  const { reference } = asked.body;
  expect(toRestaurant).toMatchObject([
    {
      recipients: [contact],
      from: { name: 'The testaurant', address: 'orders@tiffin.example' },
      replyTo: [{ name: 'Ada Lovelace', address: 'ada@example.com' }],
      subject: `Data request ${reference}: answer by Monday 31 August 2026`,
    },
  ]);
  for (const own of [text, 'Ada Lovelace', 'ada@example.com', 'at 23:30', 'Nobody was signed in'])
    expect(toRestaurant[0]?.text).toContain(own);
  expect(toAddress).toMatchObject([
    {
      recipients: ['ada@example.com'],
      replyTo: [{ name: 'The testaurant', address: contact }],
      subject: `We have your data request ${reference}`,
    },
  ]);
  mailShop.shop.setTime(new Date('2026-03-04T12:00:00Z'));
});

test('nothing that the sender has written goes to the address', async () => {
  const written = { kind: 'other', name: 'Win A-Prize', text: 'Claim it at https://prize.example' };
  const asked = await ask({ ...written, email: 'stranger@example.com' });
  const { toAddress, toRestaurant } = await mailsOf(mailShop, asked);
  expect(toAddress).toHaveLength(1);
  for (const words of ['Prize', 'prize', 'Claim', 'Something else']) {
    expect(toAddress[0]?.raw).not.toContain(words);
    expect(toRestaurant[0]?.text).toContain(words);
  }
});

test('a signed-in customer is named to the restaurant as such', async () => {
  const session = await mailShop.shop.signIn({ email: 'signed.in@example.com' });
  const asked = await ask({}, { session });
  const { toRestaurant } = await mailsOf(mailShop, asked);
  expect(toRestaurant[0]?.text).toContain('Signed in as signed.in@example.com.');
  expect(await requestRow(mailShop, asked.body._id)).toMatchObject({ customerId: session.user._id });
  // The page was open for longer than an access token is good, which changes nothing about who is there.
  const claims = await mailShop.shop.app.accessTokens.check(session.accessToken);
  if (claims.kind === 'invalid') throw new Error('The session has a token that is not good.');
  const expired = await mailShop.shop.app.accessTokens.sign(claims.claims, new Date(Date.now() - 3_600_000));
  const customerOf = async (tokens: { accessToken: string; refreshToken: string }) =>
    (await requestRow(mailShop, (await ask({}, { session: tokens })).body._id))?.customerId;
  const stranger = await mailShop.shop.signIn();
  const long = { accessToken: expired, refreshToken: session.refreshToken };
  expect(await customerOf(long)).toBe(session.user._id);
  expect(await customerOf({ ...long, refreshToken: stranger.refreshToken })).toBeNull();
  // The token is as good as before: it was looked at, not spent.
  expect((await mailShop.shop.call('GET', '/auth/me', { session: long })).status).toBe(200);
  await mailShop.shop.call('POST', '/auth/logout', { session });
  expect(await customerOf(long)).toBeNull();
  for (const accessToken of ['nonsense', ''])
    expect((await ask({}, { session: { ...session, accessToken } })).status).toBe(201);
});

describe('a body that is refused', () => {
  test.each<[string, object, string]>([
    ['without a kind', { kind: undefined }, 'kind'],
    ['of an unknown kind', { kind: 'delete' }, 'kind'],
    ['without a name', { name: undefined }, 'name'],
    ['with an empty name', { name: ' ' }, 'name'],
    ['with a name of 101 letters', { name: 'x'.repeat(101) }, 'name'],
    ['with a header in its name', { name: 'Ada\r\nBcc: everyone@example.com' }, 'name'],
    ['with a turned name', { name: 'Ada \u202egnitset' }, 'name'],
    ['with no address', { email: 'ada' }, 'email'],
    ['with a header in its address', { email: 'ada@example.com\r\nBcc: everyone@example.com' }, 'email'],
    ['with two addresses', { email: 'ada@example.com, bob@example.com' }, 'email'],
    ['with a name around its address', { email: 'Ada <ada@example.com>' }, 'email'],
    ['with too many words', { text: 'x'.repeat(2_001) }, 'text'],
    ['with no text for a correction', { kind: 'correct' }, 'text'],
    ['with spaces for anything else', { kind: 'other', text: ' \n ' }, 'text'],
    ['with more than it may hold', { customerId: '0'.repeat(24) }, 'customerId'],
  ])('%s names its field, and mails nobody', async (_, wrong, field) => {
    const { status, body } = await ask(wrong);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details?.fields).toMatchObject([{ field, message: expect.stringMatching(/\.$/) }]);
    expect(await mailShop.shop.app.db.select().from(dataRequests)).toEqual([]);
  });

  test.each([
    '"Ada" <everyone@example.com>, Bob',
    'Ada; everyone@example.com',
    'Ada, Bob <b@example.com>',
    'Ада =?utf-8?Q?=0D=0ABcc:_everyone@example.com?=',
    "Robert'); drop table mails;--",
  ])('but not for its name %j: one address gets the answer', async (name) => {
    const asked = await ask({ name });
    const { toRestaurant } = await mailsOf(mailShop, asked);
    expect(toRestaurant).toMatchObject([
      { recipients: [contact], replyTo: [{ address: 'ada@example.com' }] },
    ]);
    expect(toRestaurant[0]?.replyTo).toHaveLength(1);
    expect(toRestaurant[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describe('an address', () => {
  const age = (interval: string) =>
    mailShop.shop.app.pool.query('update data_requests set created_at = created_at - $1::interval', [
      interval,
    ]);

  test('gets one mail a day of a restaurant, which gets every request', async () => {
    expect(await mailedBy(await ask())).toEqual({ toRestaurant: [contact], toAddress: ['ada@example.com'] });
    for (const email of ['ada@example.com', 'ADA@Example.com', 'ada+again@example.com'])
      expect(await mailedBy(await ask({ email })), email).toEqual({ toRestaurant: [contact], toAddress: [] });
    await age('23 hours 59 minutes');
    expect((await mailedBy(await ask())).toAddress).toEqual([]);
    await age('1 minute');
    expect((await mailedBy(await ask())).toAddress).toEqual(['ada@example.com']);
    expect((await mailedBy(await ask({ email: 'bob@example.com' }))).toAddress).toEqual(['bob@example.com']);
  });

  test('gets three mails a day of all restaurants', async () => {
    const others: string[] = [];
    for (const key of ['first', 'second', 'third', 'fourth'])
      others.push(await mailShop.shop.addRestaurant(testRestaurantYaml(`asked-${key}`)));
    const counts: number[] = [];
    for (const id of others) counts.push((await mailedBy(await ask({}, {}, id))).toAddress.length);
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  test('gets one mail of requests that come at once', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds(2, 100); round += 1) {
      const email = `at-once-${round}@example.com`;
      const all = await Promise.all(Array.from({ length: 15 }, () => ask({ email })));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(all.map(({ body }) => body.reference)).size).toBe(15);
      const rows = await mailShop.shop.app.db
        .select()
        .from(dataRequests)
        .where(eq(dataRequests.email, email));
      expect(rows.filter(({ isAcknowledged }) => isAcknowledged)).toHaveLength(1);
    }
  });
});

describe('the same key', () => {
  test('at once is one request, with one answer', async () => {
    for (let round = 0; round < rounds(1, 50); round += 1) {
      const headers = { 'idempotency-key': `one-data-request-${round}` };
      const email = `key-${round}@example.com`;
      const all = await Promise.all(Array.from({ length: 20 }, () => ask({ email }, { headers })));
      expect(all.map(({ status, body }) => [status, body])).toEqual(all.map(() => [201, all[0]?.body]));
      const rows = await mailShop.shop.app.db
        .select()
        .from(dataRequests)
        .where(eq(dataRequests.email, email));
      expect(rows).toHaveLength(1);
    }
  });

  test('with other words is refused', async () => {
    const headers = { 'idempotency-key': 'other-words-of-ada' };
    await ask({}, { headers });
    const { status, body } = await ask({ kind: 'erase' }, { headers });
    expect([status, body.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('keeps no word of the request', async () => {
    await ask({ text: 'Unmistakable words.' }, { headers: { 'idempotency-key': 'no-word-of-ada-is-kept' } });
    const { rowCount } = await mailShop.shop.app.pool.query(
      "select from idempotency_keys t where to_jsonb(t)::text ~ 'Unmistakable|ada@example|Lovelace'",
    );
    expect(rowCount).toBe(0);
  });
});

describe('whom a request goes to', () => {
  test('a deleted restaurant still answers for what it holds, also by a mail that waits', async () => {
    const { shop } = mailShop;
    const desk = await restaurantDesk(shop);
    const before = await ask({ email: 'before@example.com' });
    expect((await desk.remove()).status).toBe(204);
    expect(await mailedBy(before)).toEqual({ toRestaurant: [contact], toAddress: ['before@example.com'] });
    const after = await ask({ email: 'after@example.com' });
    expect(await mailedBy(after)).toEqual({ toRestaurant: [contact], toAddress: ['after@example.com'] });
    await desk.restore();
  });

  test('without a contact address owners and managers; without those, whom to ring is said', async () => {
    const { shop } = mailShop;
    const id = await shop.addRestaurant(testRestaurantYaml('no-contact'));
    await shop.app.db
      .update(restaurantSettings)
      .set({ contact: sql`${restaurantSettings.contact} || '{"email": ""}'` })
      .where(eq(restaurantSettings.restaurantId, id));
    const { status, body } = await ask({}, {}, id);
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      'This restaurant has given no e-mail address. Please ring it on 0113 496 0123.',
    ]);
    const owner = await ownerOf(shop, id);
    expect(await mailedBy(await ask({}, {}, id))).toEqual({
      toRestaurant: [owner.email],
      toAddress: ['ada@example.com'],
    });
  });

  test.each([
    ['of another tenant', async () => mailShop.shop.restaurantId, '5f0c0ffee0ddba11ca7e0002'],
    ['that nobody has set up', () => createdByApi(), undefined],
  ])('a restaurant %s is not found', async (_, idOf, foundationId) => {
    if (foundationId !== undefined)
      await mailShop.shop.app.pool.query('insert into foundations (id) values ($1)', [foundationId]);
    const headers = foundationId === undefined ? {} : { 'foundation-id': foundationId };
    const { status, body } = await ask({}, { headers }, await idOf());
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  async function createdByApi(): Promise<string> {
    const session = await mailShop.shop.signIn({ email: 'admin@example.com' });
    const operation = operationDescriptions.find(({ id }) => id === 'createRestaurant');
    const [body] = operation === undefined ? [] : exampleBodies(operation);
    const created = await mailShop.shop.call<{ _id: string }>('POST', '/restaurants', { session, body });
    expect(created.status).toBe(201);
    return created.body._id;
  }
});

test('what a log says of a request and of its mails is no word of a person', async () => {
  mailShop.server.misbehave({ code: 550, text: 'No ada@example.com here' }, { code: 550 });
  const asked = await ask({ text: 'Unmistakable words.' });
  await mailsOf(mailShop, asked);
  const log = mailShop.shop.takeLog();
  expect(log.length).toBeGreaterThan(0);
  expect(JSON.stringify(log)).not.toMatch(/Unmistakable|ada@example|Lovelace/);
  mailShop.server.misbehave();
});

test('too many from one network, or with one address, wait; others go on', async () => {
  const strict = await startTestApp(undefined, {
    DATABASE_URL: mailShop.shop.app.env.DATABASE_URL,
    RATE_LIMIT_DATA_REQUESTS: '4/60',
    RATE_LIMIT_DATA_REQUESTS_MAILBOX: '2/60',
  });
  const send = async (email: string, from: string) => {
    const path = `/restaurants/${mailShop.shop.restaurantId}/data-requests`;
    return (await strict.call('POST', path, { from, body: { ...copyForAda, email } })).status;
  };
  const [home, office] = ['192.0.2.7', '192.0.2.8'];
  expect([
    await send('limit@example.com', home),
    await send('LIMIT+2@example.com', home),
    await send('limit@example.com', home),
    await send('limit@example.com', office),
    await send('other@example.com', home),
    await send('another@example.com', home),
    await send('another@example.com', office),
  ]).toEqual([201, 201, 429, 429, 201, 429, 201]);
  await strict.close();
});

test('a request is kept for a year', async () => {
  const [old, recent] = [await ask(), await ask()];
  await runJobs(mailShop.shop, { only: ['send-mail'] });
  const age = (id: string, interval: string) =>
    mailShop.shop.app.pool.query('update data_requests set created_at = now() - $2::interval where id = $1', [
      id,
      interval,
    ]);
  await age(old.body._id, '1 year 1 hour');
  await age(recent.body._id, '364 days');
  await mailShop.shop.boss.send('sweep-data-requests', {});
  await runJobs(mailShop.shop, { only: ['sweep-data-requests'] });
  expect(await requestRow(mailShop, old.body._id)).toBeUndefined();
  expect(await requestRow(mailShop, recent.body._id)).toMatchObject({ name: 'Ada Lovelace' });
});
