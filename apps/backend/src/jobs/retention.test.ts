import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../testing/run-jobs.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { retention } from './retention.ts';

type Session = components['schemas']['AuthSessionResponse'];
type AuthSession = components['schemas']['AuthSession'];

// Two servers, because one remembers whom it has just refused.
const environment = { RATE_LIMIT_SIGN_IN: '3/3600' };
let backend: TestApp;
let another: TestApp;
beforeAll(async () => {
  backend = await startTestApp(undefined, environment);
  another = await startTestApp(undefined, { ...environment, DATABASE_URL: backend.app.env.DATABASE_URL });
});
afterAll(async () => {
  await another.close();
  await backend.close();
});

const runSweeps = async () => {
  for (const { name } of retention) await backend.boss.send(`sweep-${name}`, {});
  await runJobs(backend);
};
const count = async (table: string, condition: string, values: readonly unknown[]) => {
  const { rows } = await backend.app.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${condition}`,
    [...values],
  );
  return rows[0]?.count;
};

describe('the sweeps keep', () => {
  const signIn = async (sub: string): Promise<AuthSession> => {
    const session = await backend.signIn({ sub });
    await backend.app.pool.query('delete from rate_limit_windows');
    return session;
  };
  const refresh = (refreshToken: string) =>
    backend.call<Session>('POST', '/auth/refresh', { headers: { 'refresh-token': refreshToken } });
  const age = (session: AuthSession, interval: string) =>
    backend.app.pool.query(
      `with aged as (update refresh_families set created_at = created_at - $2::interval where customer_id = $1 returning id)
       update refresh_tokens set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval,
         rotated_at = rotated_at - $2::interval where family_id in (select id from aged)`,
      [session.user._id, interval],
    );

  test('every sign-in until its 30 days are over, and then delete it', async () => {
    const fresh = await signIn('fresh');
    const old = await signIn('old');
    const over = await signIn('over');
    await age(old, '29 days 23 hours');
    await age(over, '31 days 1 hour');
    await runSweeps();
    expect((await refresh(fresh.refreshToken)).status).toBe(200);
    expect((await refresh(old.refreshToken)).status).toBe(200);
    expect((await refresh(over.refreshToken)).status).toBe(401);
    expect(await count('refresh_families', 'customer_id = $1', [over.user._id])).toBe(0);
    expect(
      await count(
        'refresh_tokens',
        'not exists (select from refresh_families f where f.id = family_id) or expires_at < now()',
        [],
      ),
    ).toBe(0);
  });

  test('the tokens that were rotated, by whose reuse a theft is noticed', async () => {
    const session = await signIn('stolen');
    const renewed = await refresh(session.refreshToken);
    await age(session, '20 days');
    await runSweeps();
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await refresh(renewed.body.data.refreshToken)).status).toBe(401);
  });

  test('the answer under an Idempotency-Key for 24 hours, and then delete it', async () => {
    const session = await signIn('keys');
    const create = (key: string) =>
      backend.call<{ _id: string }>('POST', '/addresses', {
        session,
        headers: { 'idempotency-key': key },
        body: {
          type: 'apartment',
          address: 'Flat 2, Park Row, Leeds',
          building: 'Flat 2',
          postalCode: 'LS1 5HD',
          longitude: -1.5476,
          latitude: 53.7977,
        },
      });
    const ageKey = (key: string, interval: string) =>
      backend.app.pool.query(
        'update idempotency_keys set created_at = created_at - $2::interval where key = $1',
        [key, interval],
      );
    const first = await create('within-a-day');
    await ageKey('within-a-day', '23 hours 59 minutes');
    await create('days-ago-1');
    await ageKey('days-ago-1', '2 days');
    await runSweeps();
    expect((await create('within-a-day')).body).toEqual(first.body);
    expect(await count('idempotency_keys', 'key = $1', ['days-ago-1'])).toBe(0);
  });

  test('what is counted towards a limit while its window lasts, and then delete it', async () => {
    const attempt = (server: TestApp) =>
      server.call('POST', '/auth/forgot-password', {
        body: { email: 'ada@example.com' },
        from: '192.0.2.1',
      });
    await backend.app.pool.query('delete from rate_limit_windows');
    for (let hit = 0; hit < 3; hit += 1) expect((await attempt(backend)).status).toBe(202);
    await runSweeps();
    expect((await attempt(another)).status).toBe(429);
    await backend.app.pool.query("update rate_limit_windows set ends_at = now() - interval '1 day'");
    await runSweeps();
    expect(await count('rate_limit_windows', 'true', [])).toBe(0);
  });
});
