import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foundations } from '../../db/schema.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { alteredAccessToken } from './testing/altered-access-token.ts';

type Session = components['schemas']['AuthSessionResponse'];
type AuthSession = components['schemas']['AuthSession'];

let backend: TestApp;
let session: AuthSession;

beforeAll(async () => {
  backend = await startTestApp();
});
beforeEach(async () => {
  session = await backend.signIn();
});
afterAll(() => backend.close());

const expired = async () => ({
  ...session,
  accessToken: await alteredAccessToken(session.accessToken, { ageSeconds: 3_600 }),
});
const me = (with_: { accessToken: string; refreshToken: string }) =>
  backend.call('GET', '/auth/me', { session: with_ });
const rotatedAgo = (seconds: number) =>
  backend.app.pool.query(
    'update refresh_tokens set rotated_at = rotated_at - make_interval(secs => $1) where rotated_at is not null',
    [seconds],
  );

/** What the log has said of tokens that were used again, since it was last read. */
const reuses = () =>
  backend
    .takeLog()
    .filter(({ msg }) => msg === 'A rotated refresh token was used again; its family is revoked');

describe('access tokens', () => {
  test('are taken from either header', async () => {
    const { accessToken } = session;
    const bearer = await backend.call('GET', '/auth/me', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const own = await backend.call('GET', '/auth/me', { headers: { 'access-token': accessToken } });
    expect([bearer.status, own.status]).toEqual([200, 200]);
  });

  test('are good while the clocks of two servers are up to a minute apart', async () => {
    const aged = (ageSeconds: number) => alteredAccessToken(session.accessToken, { ageSeconds });
    const statuses = async (ages: readonly number[]) => {
      const found = [];
      for (const age of ages)
        found.push((await me({ accessToken: await aged(age), refreshToken: '' })).status);
      return found;
    };
    // Signed by a clock that is ahead, and looked at by one that is ahead.
    expect(await statuses([-50, 0, 900 + 50])).toEqual([200, 200, 200]);
    expect(await statuses([-90, 900 + 90])).toEqual([401, 401]);
  });

  test('are refused when anything about them is wrong', async () => {
    const { accessToken } = session;
    const [header, payload, signature] = accessToken.split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const forged = [
      'nonsense',
      `${header}.${payload}.`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${header}.${Buffer.from('{"sub":"x"}').toString('base64url')}.${signature}`,
      await alteredAccessToken(accessToken, { key: 'another-secret-of-at-least-32-bytes!' }),
      await alteredAccessToken(accessToken, { header: { typ: 'JWT' } }),
      await alteredAccessToken(accessToken, { header: { kid: 'unknown' } }),
      await alteredAccessToken(accessToken, { claims: { iss: 'another-issuer' } }),
      await alteredAccessToken(accessToken, { claims: { aud: 'another-client' } }),
      await alteredAccessToken(accessToken, { claims: { fid: '5f0c0ffee0ddba11ca7e0002' } }),
      await alteredAccessToken(accessToken, { claims: { sub: undefined } }),
      await alteredAccessToken(accessToken, { claims: { exp: undefined } }),
      await alteredAccessToken(accessToken, { claims: { sub: "' or 1=1 --" } }),
      await alteredAccessToken(accessToken, { ageSeconds: -3_600 }),
    ];
    for (const token of forged) {
      expect((await me({ ...session, accessToken: token })).status, token).toBe(401);
    }
    expect((await backend.call('GET', '/auth/me')).status).toBe(401);
  });

  test('an expired one that was forged is not renewed', async () => {
    const forged = await alteredAccessToken(session.accessToken, {
      ageSeconds: 3_600,
      claims: { iss: 'another-issuer' },
    });
    const answer = await me({ ...session, accessToken: forged });
    expect(answer.status).toBe(401);
    expect(answer.headers.has('access-token')).toBe(false);
  });
});

describe('an expired access token with a good refresh token', () => {
  test('is served and renewed in the answer', async () => {
    const answer = await me(await expired());
    expect(answer.status).toBe(200);
    const renewed = {
      accessToken: answer.headers.get('access-token') ?? '',
      refreshToken: answer.headers.get('refresh-token') ?? '',
    };
    expect(renewed.refreshToken).not.toBe(session.refreshToken);
    const next = await me(renewed);
    expect(next.status).toBe(200);
    expect(next.headers.has('access-token')).toBe(false);
  });

  test('is renewed even when the request itself is refused, or the pair would be lost', async () => {
    const answer = await backend.call('PATCH', '/auth/me', { session: await expired(), body: {} });
    expect(answer.status).toBe(400);
    expect(
      (await me({ accessToken: answer.headers.get('access-token') ?? '', refreshToken: '' })).status,
    ).toBe(200);
  });

  test('serves five requests at once, and each new pair is good', async () => {
    const old = await expired();
    const answers = await Promise.all(Array.from({ length: 5 }, () => me(old)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { headers } of answers) {
      const renewed = await backend.call<Session>('POST', '/auth/refresh', {
        headers: { 'refresh-token': headers.get('refresh-token') ?? '' },
      });
      expect(renewed.status).toBe(200);
    }
  });

  test('does not mix two sign-ins', async () => {
    const other = await backend.signIn();
    const answer = await me({ ...(await expired()), refreshToken: other.refreshToken });
    expect(answer.status).toBe(401);
  });

  test.each(['', 'nonsense', 'x'.repeat(43)])(
    'is over without a refresh token that is one (%j)',
    async (refreshToken) => {
      const answer = await me({ ...(await expired()), refreshToken });
      expect(answer.status).toBe(401);
    },
  );
});

test('a refresh token that is used again beside an expired access token is refused, and the log says so', async () => {
  expect((await me(await expired())).status).toBe(200);
  await rotatedAgo(31);
  reuses();
  expect((await me(await expired())).status).toBe(401);
  expect(reuses()).toMatchObject([{ customerId: session.user._id, familyId: expect.any(String) }]);
  expect((await me(await expired())).status).toBe(401);
  expect(reuses()).toEqual([]);
});

describe('refresh tokens', () => {
  const refresh = (refreshToken: string) =>
    backend.call<Session>('POST', '/auth/refresh', { headers: { 'refresh-token': refreshToken } });

  test('are exchanged for a new pair', async () => {
    const { status, body } = await refresh(session.refreshToken);
    expect(status).toBe(200);
    expect(body.data.user).toEqual(session.user);
    expect((await me(body.data)).status).toBe(200);
  });

  test('are stored as digests only', async () => {
    const { rows } = await backend.app.pool.query<{ tokenHash: string }>(
      'select token_hash as "tokenHash" from refresh_tokens',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { tokenHash } of rows) expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(session.refreshToken);
  });

  test('are honoured again within the grace, and their reuse after it ends the whole sign-in', async () => {
    const first = await refresh(session.refreshToken);
    await rotatedAgo(29);
    const within = await refresh(session.refreshToken);
    expect(within.status).toBe(200);
    await rotatedAgo(2);
    reuses();
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect(reuses()).toHaveLength(1);
    // The thief's or the victim's: neither successor is good any more.
    expect((await refresh(first.body.data.refreshToken)).status).toBe(401);
    expect((await refresh(within.body.data.refreshToken)).status).toBe(401);
    expect(reuses()).toEqual([]);
  });

  test('are needed', async () => {
    expect((await backend.call('POST', '/auth/refresh')).status).toBe(401);
    const { accessToken } = await expired();
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await backend.call('GET', '/auth/me', { headers })).status).toBe(401);
  });

  test('end after 30 days', async () => {
    await backend.app.pool.query(
      "update refresh_tokens set expires_at = expires_at - interval '30 days 1 second'",
    );
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await me(await expired())).status).toBe(401);
  });
});

describe('logout', () => {
  test('ends the sign-in and leaves others alone', async () => {
    const elsewhere = await backend.signIn({ sub: 'google-two-devices' });
    const here = await backend.signIn({ sub: 'google-two-devices' });
    expect((await backend.call('POST', '/auth/logout', { session: here })).status).toBe(204);
    const refresh = (refreshToken: string) =>
      backend.call('POST', '/auth/refresh', { headers: { 'refresh-token': refreshToken } });
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  test('ends the sign-in by its refresh token alone, also beside an access token that is none', async () => {
    for (const headers of [{}, { 'access-token': 'nonsense' }]) {
      const { refreshToken } = await backend.signIn();
      const withToken = { headers: { ...headers, 'refresh-token': refreshToken } };
      expect((await backend.call('POST', '/auth/logout', withToken)).status).toBe(204);
      expect((await backend.call('POST', '/auth/refresh', withToken)).status).toBe(401);
    }
  });

  test('ends the sign-in by its access token alone', async () => {
    const headers = { authorization: `Bearer ${session.accessToken}` };
    expect((await backend.call('POST', '/auth/logout', { headers })).status).toBe(204);
    const { rows } = await backend.app.pool.query(
      'select revoked_because as because from refresh_families where customer_id = $1',
      [session.user._id],
    );
    expect(rows).toEqual([{ because: 'logout' }]);
  });

  test('ends both where the two tokens are of different sign-ins', async () => {
    const other = await backend.signIn();
    const mixed = { accessToken: session.accessToken, refreshToken: other.refreshToken };
    expect((await backend.call('POST', '/auth/logout', { session: mixed })).status).toBe(204);
    for (const { refreshToken } of [session, other]) {
      const headers = { 'refresh-token': refreshToken };
      expect((await backend.call('POST', '/auth/refresh', { headers })).status).toBe(401);
    }
  });

  test('ends no sign-in of another tenant', async () => {
    const elsewhere = '5f0c0ffee0ddba11ca7e0002';
    await backend.app.db.insert(foundations).values({ id: elsewhere }).onConflictDoNothing();
    const headers = { 'foundation-id': elsewhere };
    expect((await backend.call('POST', '/auth/logout', { session, headers })).status).toBe(401);
    expect((await me(session)).status).toBe(200);
    const refreshed = { headers: { 'refresh-token': session.refreshToken } };
    expect((await backend.call('POST', '/auth/refresh', refreshed)).status).toBe(200);
  });

  test('is refused to tokens that were never ours', async () => {
    const session = { accessToken: 'nonsense', refreshToken: 'x'.repeat(43) };
    expect((await backend.call('POST', '/auth/logout', { session })).status).toBe(401);
  });

  test('succeeds when the sign-in is over already, and with an expired access token', async () => {
    expect((await backend.call('POST', '/auth/logout', { session: await expired() })).status).toBe(204);
    expect((await backend.call('POST', '/auth/logout', { session: await expired() })).status).toBe(204);
    expect((await me(await expired())).status).toBe(401);
    expect((await backend.call('POST', '/auth/logout')).status).toBe(401);
  });
});
