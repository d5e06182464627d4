import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { BentToken } from '../../testing/test-identity-provider.ts';

type Session = components['schemas']['AuthSessionResponse'];
type User = components['schemas']['User'];
type ErrorBody = components['schemas']['Error'];

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

const ada = { sub: 'google-ada', email: 'ada@example.com', name: 'Ada Lovelace' };

async function verify(idToken: string) {
  return backend.call<Session>('POST', '/auth/verify', {
    body: { idToken, user: { email: 'browser@says.example', name: 'Browser' } },
  });
}

describe('verify', () => {
  test('creates the customer once and finds them by sub, whatever the e-mail', async () => {
    const first = await verify(await backend.identityProvider.idToken(ada));
    expect(first.body.data.user).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      phoneNumber: null,
      role: 'customer',
    });
    const moved = await verify(await backend.identityProvider.idToken({ ...ada, email: 'ada@new.example' }));
    expect(moved.body.data.user).toMatchObject({ _id: first.body.data.user._id, email: 'ada@new.example' });
    const namesake = await verify(
      await backend.identityProvider.idToken({ sub: 'google-other', email: 'ada@new.example' }),
    );
    expect(namesake.body.data.user._id).not.toBe(first.body.data.user._id);
  });

  test('creates one customer when two tabs sign in at once', async () => {
    const idToken = await backend.identityProvider.idToken({ sub: 'google-twin', email: 'twin@example.com' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(idToken)));
    expect(new Set(answers.map(({ body }) => body.data.user._id)).size).toBe(1);
    const rows = await backend.app.db.select().from(customers).where(eq(customers.googleSub, 'google-twin'));
    expect(rows).toHaveLength(1);
  });

  test('takes out of the name what breaks or turns its line', async () => {
    const named = async (sub: string, name: string) =>
      (await verify(await backend.identityProvider.idToken({ sub, email: `${sub}@example.com`, name }))).body
        .data.user.name;
    expect(await named('broken-name', 'Ana\r\nBcc: spy\u202E')).toBe('Ana Bcc: spy');
    expect(await named('no-name', '\n\t')).toBe('Browser');
  });

  test('takes a token while its clock and ours are up to a minute apart', async () => {
    const seconds = Math.floor(Date.now() / 1000);
    for (const claims of [{ iat: seconds + 50 }, { iat: seconds - 600, exp: seconds - 50 }]) {
      const idToken = await backend.identityProvider.idToken(ada, { claims });
      expect((await verify(idToken)).status).toBe(200);
    }
  });

  const now = Math.floor(Date.now() / 1000);
  const forged: [string, BentToken][] = [
    ['signed with another key', { isSignedByAnother: true }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['issued to another party', { claims: { azp: 'another-client' } }],
    ['that has expired', { claims: { exp: now - 90, iat: now - 600 } }],
    ['issued too long ago', { claims: { iat: now - 7_200 } }],
    ['issued in the future', { claims: { iat: now + 7_200, exp: now + 9_000 } }],
    ['without sub', { claims: { sub: null } }],
    ['without e-mail', { claims: { email: null } }],
    ['without expiry', { claims: { exp: null } }],
    ['with an unknown key id', { header: { kid: 'unknown' } }],
  ];
  test.each(forged)('refuses a token %s', async (_name, bent) => {
    const answer = await backend.call<ErrorBody>('POST', '/auth/verify', {
      body: { idToken: await backend.identityProvider.idToken(ada, bent), user: {} },
    });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 401, code: 'unauthorized' });
  });

  test.each([{ alg: 'none' }, { alg: 'HS256', kid: 'test-key' }])(
    'refuses a token with the header %j',
    async (header) => {
      const [, payload] = (await backend.identityProvider.idToken(ada)).split('.');
      const idToken = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.AAAA`;
      expect((await verify(idToken)).status).toBe(401);
    },
  );

  test('says 503, not 401, when the provider cannot be reached', async () => {
    const unreachable = await startTestApp(() => ({}), { OIDC_ISSUER: 'http://127.0.0.1:9' });
    const idToken = await unreachable.identityProvider.idToken(ada);
    const answer = await unreachable.call<ErrorBody>('POST', '/auth/verify', { body: { idToken, user: {} } });
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 503,
      code: 'service_unavailable',
    });
    expect(answer.headers.get('retry-after')).toBe('5');
    await unreachable.close();
  });

  test('recovers when the provider comes back', async () => {
    const late = await startTestApp();
    late.identityProvider.setBroken(true);
    const body = { idToken: await late.identityProvider.idToken(ada), user: {} };
    expect((await late.call('POST', '/auth/verify', { body })).status).toBe(503);
    late.identityProvider.setBroken(false);
    expect((await late.call('POST', '/auth/verify', { body })).status).toBe(200);
    await late.close();
  });
});

describe('login and register', () => {
  const grace = { sub: 'google-grace', email: 'grace@example.com', name: 'Grace Hopper' };

  test('know each other', async () => {
    const idToken = await backend.identityProvider.idToken(grace);
    const unknown = await backend.call<ErrorBody>('POST', '/auth/login', { body: { idToken } });
    expect({ status: unknown.status, code: unknown.body.code }).toEqual({
      status: 404,
      code: 'account_not_found',
    });
    const registered = await backend.call<Session>('POST', '/auth/register', {
      body: { idToken, phoneNumber: '07400 123456' },
    });
    expect(registered).toMatchObject({
      status: 201,
      body: { data: { user: { name: 'Grace Hopper', phoneNumber: '+447400123456' } } },
    });
    const again = await backend.call<ErrorBody>('POST', '/auth/register', { body: { idToken } });
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: 'account_exists' });
    expect((await backend.call('POST', '/auth/login', { body: { idToken } })).status).toBe(200);
  });

  test('registering is a success for a caller whose first answer got lost', async () => {
    const body = {
      idToken: await backend.identityProvider.idToken({ sub: 'google-lost', email: 'lost@example.com' }),
    };
    const headers = { 'idempotency-key': 'register-once-0001' };
    const first = await backend.call<Session>('POST', '/auth/register', { body, headers });
    const second = await backend.call<Session>('POST', '/auth/register', { body, headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.user).toEqual(first.body.data.user);
    const other = await backend.call<ErrorBody>('POST', '/auth/register', {
      body: { ...body, phoneNumber: '07400 123456' },
      headers,
    });
    expect({ status: other.status, code: other.body.code }).toEqual({
      status: 409,
      code: 'idempotency_conflict',
    });
    // No token of that answer may lie in the table of answers.
    const { rows } = await backend.app.pool.query(
      "select body from idempotency_keys where key = 'register-once-0001'",
    );
    expect(rows).toEqual([{ body: null }]);
  });

  test('an impossible phone number is an error of its field', async () => {
    const idToken = await backend.identityProvider.idToken({
      sub: 'google-phone',
      email: 'phone@example.com',
    });
    const { status, body } = await backend.call<ErrorBody>('POST', '/auth/register', {
      body: { idToken, phoneNumber: '12345' },
    });
    expect(status).toBe(400);
    expect(body.details?.fields?.map(({ field }) => field)).toEqual(['phoneNumber']);
  });
});

test('the callback exchanges a code once', async () => {
  const code = backend.identityProvider.codeFor(await backend.identityProvider.idToken(ada));
  const answer = await backend.call<Session>('GET', `/auth/google/callback?code=${code}`);
  expect(answer).toMatchObject({ status: 200, body: { data: { user: { name: 'Ada Lovelace' } } } });
  expect((await backend.call('GET', `/auth/google/callback?code=${code}`)).status).toBe(401);
});

test('forgotten passwords are answered alike for known and unknown addresses', async () => {
  const known = await backend.call('POST', '/auth/forgot-password', { body: { email: 'ada@new.example' } });
  const unknown = await backend.call('POST', '/auth/forgot-password', {
    body: { email: 'nobody@example.com' },
  });
  expect([known.status, unknown.status]).toEqual([202, 202]);
  expect(known.body).toEqual(unknown.body);
});

test('admins are the verified owners of the named addresses', async () => {
  const admin = await backend.signIn({ email: 'ADMIN@example.com' });
  const pretender = await backend.signIn({ email: 'admin@example.com', isEmailVerified: false });
  expect([admin.user.role, pretender.user.role]).toEqual(['admin', 'customer']);
});

test('customers change their own name and phone number', async () => {
  const session = await backend.signIn();
  const changed = await backend.call<User>('PATCH', '/auth/me', {
    session,
    body: { name: ' Ada ', phoneNumber: '+33 6 12 34 56 78' },
  });
  expect(changed.body).toMatchObject({ name: 'Ada', phoneNumber: '+33612345678' });
  const { body } = await backend.call<User>('GET', '/auth/me', { session });
  expect(body).toEqual(changed.body);
  for (const wrong of [
    {},
    { phoneNumber: '000000' },
    { name: 'Ada\nLovelace' },
    { name: 'Ada\u202E' },
    { name: '  ' },
    { email: 'new@example.com' },
    { role: 'admin' },
  ]) {
    expect((await backend.call('PATCH', '/auth/me', { session, body: wrong })).status).toBe(400);
  }
});
