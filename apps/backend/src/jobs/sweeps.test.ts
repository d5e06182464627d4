import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rounds } from '../testing/soak.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { jobs } from './jobs.ts';
import { retention, type SweepName } from './retention.ts';
import { overdueSeconds } from './sweep.ts';

let backend: TestApp;
let customerId: string;
beforeAll(async () => {
  backend = await startTestApp();
  customerId = (await backend.signIn()).user._id;
});
beforeEach(() =>
  backend.app.pool.query('truncate idempotency_keys, rate_limit_windows, refresh_tokens, refresh_families'),
);
afterAll(() => backend.close());

const query = (text: string, values: readonly unknown[] = []) => backend.app.pool.query(text, [...values]);
const countOf = async (table: string) => Number((await query(`select count(*) from ${table}`)).rows[0].count);
const addKeys = (count: number, age: string) =>
  query(
    `insert into idempotency_keys (owner, key, operation, request_hash, status, body, created_at, locked_until)
      select 'owner', $2 || n, 'addToCart', 'hash', 201, '{}', now() - $2::interval, now() - $2::interval
      from generate_series(1, $1::int) n`,
    [count, age],
  );
const addSignIns = (count: number, age: string) =>
  query(
    `with families as (
      insert into refresh_families (id, customer_id, created_at)
        select lpad(to_hex(n), 8, '0') || substr(md5($2), 1, 16), $3, now() - $2::interval
        from generate_series(1, $1::int) n
        returning id, created_at)
      insert into refresh_tokens (token_hash, family_id, created_at, expires_at)
        select 'hash of ' || id, id, created_at, created_at + interval '30 days' from families`,
    [count, age, customerId],
  );
const addWindows = (count: number, age: string) =>
  query(
    `insert into rate_limit_windows (bucket, hits, ends_at)
      select $2 || n, 1, now() - $2::interval from generate_series(1, $1::int) n`,
    [count, age],
  );
const run = async (name: `sweep-${SweepName}`, isStopping = () => false) =>
  jobs[name]?.run(backend.app, {}, isStopping);
const runAll = () => Promise.allSettled(retention.map(({ name }) => run(`sweep-${name}`)));

/** Refuses statements that delete more than `rows` rows: the statement limit, but the same on every machine. */
async function withDeleteLimit(table: string, rows: number, act: () => Promise<unknown>): Promise<void> {
  await query(`create function refuse_large_delete() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > ${rows} then
        raise exception 'canceling statement due to statement timeout' using errcode = '57014';
      end if;
      return null;
    end $$`);
  await query(`create trigger refuse_large_delete after delete on ${table}
    referencing old table as gone for each statement execute function refuse_large_delete()`);
  try {
    await act();
  } finally {
    await query('drop function refuse_large_delete() cascade');
  }
}

describe('a sweep', () => {
  const many = rounds(12_000, 300_000);

  test('deletes any number of rows in statements that stay below the statement limit', {
    timeout: 300_000,
  }, async () => {
    for (let added = 0; added < many; added += 12_000) {
      await addKeys(Math.min(12_000, many - added), `${30 + added} hours`);
    }
    await addKeys(10, '24 hours');
    await withDeleteLimit('idempotency_keys', 5_000, () => run('sweep-idempotency-keys'));
    expect(await countOf('idempotency_keys')).toBe(10);
  });

  test('takes what is over and leaves what is not', async () => {
    await addKeys(3, '25 hours 1 minute');
    await addKeys(2, '24 hours 59 minutes');
    await addWindows(3, '1 second');
    await addWindows(2, '-1 minute');
    await addSignIns(3, '31 days 1 minute');
    await addSignIns(2, '30 days 23 hours');
    const results = await runAll();
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    // A family is swept after its tokens, at the latest by the next run.
    await run('sweep-refresh-families');
    for (const table of ['idempotency_keys', 'rate_limit_windows', 'refresh_tokens', 'refresh_families']) {
      expect(await countOf(table), table).toBe(2);
    }
  });

  test('that fails keeps no other from its work', async () => {
    await addKeys(3, '30 hours');
    await addWindows(3, '1 minute');
    await addSignIns(3, '40 days');
    await withDeleteLimit('idempotency_keys', 0, async () => {
      const results = await runAll();
      expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      await run('sweep-refresh-families');
    });
    expect(await countOf('idempotency_keys')).toBe(3);
    for (const table of ['rate_limit_windows', 'refresh_tokens', 'refresh_families']) {
      expect(await countOf(table), table).toBe(0);
    }
  });

  test('waits for nobody: rows that others hold stay for the next run', async () => {
    await addKeys(5, '30 hours');
    const holder = await backend.app.pool.connect();
    await holder.query('begin');
    await holder.query("select from idempotency_keys where key like '%1' for update");
    await run('sweep-idempotency-keys');
    expect(await countOf('idempotency_keys')).toBe(1);
    await holder.query('rollback');
    holder.release();
    await run('sweep-idempotency-keys');
    expect(await countOf('idempotency_keys')).toBe(0);
  });

  test('ends after its batch when the server stops', async () => {
    await addKeys(2_500, '30 hours');
    await run('sweep-idempotency-keys', () => true);
    expect(await countOf('idempotency_keys')).toBe(1_500);
  });
});

describe('the metrics', () => {
  const read = async () => {
    const answer = await backend.fetch(new Request('http://backend.test/metrics'));
    expect(answer.status).toBe(200);
    const lines = (await answer.text()).split('\n');
    const found = lines.flatMap((line) => {
      const [, sweep, seconds] = /^sweep_overdue_seconds\{sweep="([\w-]+)"\} (\S+)$/.exec(line) ?? [];
      return sweep === undefined ? [] : [[sweep, Number(seconds)] as const];
    });
    return new Map(found);
  };
  const names = retention.map(({ name }) => name);

  test('say how far behind each sweep is', async () => {
    expect([...(await read())]).toEqual(names.map((name) => [name, 0]));
    await addKeys(2, '27 hours');
    await addKeys(1, '24 hours');
    await addWindows(1, '3 hours');
    await addSignIns(1, '31 days 4 hours');
    const behind = await read();
    const hours = (name: string) => Math.floor((behind.get(name) ?? Number.NaN) / 3_600);
    expect(hours('idempotency-keys')).toBe(2);
    expect(hours('rate-limit-windows')).toBe(3);
    expect(hours('refresh-tokens')).toBe(4);
    // It is due once its tokens are gone.
    expect(hours('refresh-families')).toBe(0);
    await run('sweep-refresh-tokens');
    expect(Math.floor(((await read()).get('refresh-families') ?? 0) / 3_600)).toBe(4);
  });

  test('are readable without a database', async () => {
    const away = await startTestApp(undefined, { DATABASE_URL: backend.app.env.DATABASE_URL });
    Object.assign(away.app.pool, { query: () => Promise.reject(new Error('connect ECONNREFUSED')) });
    const answer = await away.fetch(new Request('http://backend.test/metrics'));
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('database_pool_connections_max 20');
    expect(text).not.toContain('sweep_overdue_seconds{');
    await away.close();
  });

  test.each(retention.map((sweep) => [sweep.name, sweep] as const))(
    'find the oldest row of %s by an index',
    async (_name, sweep) => {
      const client = await backend.app.pool.connect();
      await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
      const { rows } = await client.query(`explain select ${overdueSeconds(sweep)}`);
      await client.query('rollback');
      client.release();
      const plan = JSON.stringify(rows);
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    },
  );
});
