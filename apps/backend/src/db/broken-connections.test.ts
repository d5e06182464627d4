import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from '../files.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { rounds } from '../testing/soak.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { migrateDatabase } from './migrate.ts';
import { inSnapshot } from './snapshot.ts';

const byDomain = '/restaurants/by-domain/testaurant.test';
const longest = (times: readonly number[]) => Math.round(Math.max(...times));

describe('a connection', () => {
  let backend: TestApp;
  beforeAll(async () => {
    backend = await startTestApp(undefined, { DATABASE_POOL_SIZE: '2' });
    await backend.addRestaurant(testRestaurantYaml());
  });
  afterAll(() => backend.close());

  test('that breaks in the middle of a transaction fails that transaction and nothing else', async () => {
    const broken = backend.app.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const other = new pg.Client({ connectionString: backend.app.env.DATABASE_URL });
      await other.connect();
      await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await other.end();
      await tx.execute(sql`select 1`);
    });
    const error: unknown = await broken.catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await backend.call('GET', byDomain)).status).toBe(200);
  });

  test('on which a transaction cannot even begin is given back', async () => {
    const { pool, db } = backend.app;
    for (let round = 0; round < 5; round += 1) {
      pool.once('acquire', (client) => {
        const query = client.query;
        client.query = () => {
          client.query = query;
          return Promise.reject(new Error('Connection terminated unexpectedly'));
        };
      });
      await expect(db.transaction(async () => {})).rejects.toThrow();
    }
    expect(pool.totalCount - pool.idleCount).toBe(0);
    expect((await backend.call('GET', byDomain)).status).toBe(200);
  });

  test('whose snapshot has run out of time is not handed to the next reader', async () => {
    const pool = new pg.Pool({
      connectionString: backend.app.env.DATABASE_URL,
      max: 1,
      query_timeout: 1_000,
    });
    const slow = inSnapshot(pool, (client) => client.query('select pg_sleep(4)'));
    expect(isDatabaseUnavailable(await slow.catch((reason: unknown) => reason))).toBe(true);
    // A new connection has time to answer on a busy machine; the one that ran out of it keeps its limit.
    pool.options.query_timeout = 30_000;
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  const times = rounds(2, 20);
  test(`that is not to be had is a 503 and no hang, ${times} times`, async () => {
    const { pool } = backend.app;
    const session = await backend.signIn();
    const patientMs = pool.options.connectionTimeoutMillis;
    const waits: number[] = [];
    for (let round = 1; round <= times; round += 1) {
      const held = await Promise.all([pool.connect(), pool.connect()]);
      // Short only for what must fail.
      pool.options.connectionTimeoutMillis = 500;
      const startedAt = performance.now();
      // All of them come back while every connection is still held.
      const calls = ['/auth/me', '/restaurant-cart', '/addresses', '/orders', byDomain];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          backend.call('GET', calls[index % calls.length] ?? byDomain, { session }),
        ),
      );
      waits.push(performance.now() - startedAt);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(answers[0]?.headers.get('retry-after')).toBe('2');
      // Busy is not away: a load balancer that turned to the others would only make those busy too.
      expect((await readiness()).status).toBe(200);
      pool.options.connectionTimeoutMillis = patientMs;
      for (const client of held) client.release();
      expect((await backend.call('GET', byDomain)).status).toBe(200);
      expect((await readiness()).status).toBe(200);
      expect(pool.totalCount - pool.idleCount).toBe(0);
    }
    console.log(`20 calls without a connection were refused after ${longest(waits)} ms at most`);
  });
  const readiness = () => backend.fetch(new Request('http://backend.test/readyz'));
});

describe('a PostgreSQL that is restarted', () => {
  let postgres: TestPostgres;
  let backend: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = `${postgres.url}/postgres`;
    await migrateDatabase(url, migrationsFolder);
    backend = await startTestApp(undefined, { DATABASE_URL: url, DATABASE_POOL_WAIT_MS: '5000' });
    await backend.addRestaurant(testRestaurantYaml());
  });
  afterAll(async () => {
    await backend.close();
    await postgres.remove();
  });

  const restarts = rounds(2, 20);
  test(`is survived ${restarts} times: 503 while it is away, and service as soon as it is back`, {
    timeout: 60_000 * restarts,
  }, async () => {
    const session = await backend.signIn();
    const recoveries: number[] = [];
    for (let round = 0; round < restarts; round += 1) {
      // Connections in every state: idle, in a transaction, waiting for a lock, and with a query under way.
      const locked = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      const holding = backend.app.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(1)`);
        locked.resolve();
        await gone.promise;
      });
      await locked.promise;
      const victims = [
        holding,
        backend.app.db.transaction(async (tx) => tx.execute(sql`select pg_advisory_xact_lock(1)`)),
        backend.app.pool.query('select pg_sleep(4)'),
      ].map((victim) =>
        victim.then(
          () => null,
          (error: unknown) => error,
        ),
      );
      await postgres.stop();
      gone.resolve();
      for (const error of await Promise.all(victims)) expect(isDatabaseUnavailable(error)).toBe(true);
      expect((await backend.call('GET', byDomain)).status).toBe(503);
      // Alive, but not to be sent anything: a load balancer turns to others, and nobody restarts the process.
      expect((await health('/healthz')).status).toBe(200);
      expect((await health('/readyz')).status).toBe(503);
      await postgres.start();
      const startedAt = performance.now();
      await expect
        .poll(async () => (await backend.call('GET', '/auth/me', { session })).status, {
          interval: 20,
        })
        .toBe(200);
      recoveries.push(performance.now() - startedAt);
      expect((await health('/readyz')).status).toBe(200);
      const { pool } = backend.app;
      await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    }
    console.log(`${restarts} restarts: served again after ${longest(recoveries)} ms at most; the bar is 5 s`);
  });
  const health = (path: string) => backend.fetch(new Request(`http://backend.test${path}`));
});
