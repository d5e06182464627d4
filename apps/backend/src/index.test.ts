import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readEqualMetrics, readMetricRows } from '../../../scripts/alert-rules.ts';
import { freePorts } from '../../../scripts/stack/free-ports.ts';
import { advisoryLocks } from './db/locks.ts';
import { emptyDatabase } from './db/testing/migrations.ts';
import { sameOnEveryServer } from './http/query-gauge.ts';
import { poolerEnvironment } from './testing/pgbouncer.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const foundationId = '5f0c0ffee0ddba11ca7e0001';
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Copied with all its tables: the servers are to find nothing.
  await emptyDatabase(database.url);
});
afterAll(() => database.drop());

interface Started {
  readonly process: ChildProcess;
  readonly port: number;
  readonly output: string[];
  readonly exited: Promise<number | null>;
}

function run(
  environment: Record<string, string>,
): Omit<Started, 'port'> & { readonly listening: Promise<number> } {
  const child = spawn(process.execPath, [`${inject('bundle')}server.js`], {
    env: { PATH: process.env.PATH, ...poolerEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const listening = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const port = /"port":(\d+).*"msg":"listening"/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
    exited.then(() => reject(new Error(output.join('\n')))).catch(() => {});
  });
  listening.catch(() => {});
  return { process: child, output, exited, listening };
}

const environment = () => ({
  DATABASE_URL: database.url,
  ALLOW_SANDBOX: '1',
  PORT: '0',
  FOUNDATION_ID: foundationId,
  JWT_SECRET: 'a-secret-for-tests-of-at-least-32-bytes',
  PIN_SECRET: 'another-one-for-tests-of-at-least-32-bytes',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_REDIRECT_URI: 'http://localhost:3000/callback',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  DEMO_DATA: '1',
  // On a busy machine a slow connection is not a 503.
  DATABASE_POOL_WAIT_MS: '10000',
});

// Each starts servers of its own.
describe('the server', { timeout: 180_000 }, () => {
  test('does not migrate where it is not to, and says so in one sentence', async () => {
    const server = run({ ...environment(), MIGRATE_AT_START: 'off' });
    expect(await server.exited).toBe(1);
    expect(server.output).toEqual([
      expect.stringMatching(/^The database lacks (\d+) of \1 migrations: run npm run migrate/),
    ]);
  });

  test('lives and asks callers to come back while another server migrates', async () => {
    const other = new pg.Client({ connectionString: database.directUrl });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    const { backend } = await freePorts(['backend']);
    const server = run({ ...environment(), PORT: String(backend) });
    const address = `http://127.0.0.1:${backend}`;
    const statusOf = (path: string) =>
      fetch(`${address}${path}`).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(() => statusOf('/healthz'), { timeout: 30_000 }).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    const answer = await fetch(`${address}/restaurants`, { headers: { 'foundation-id': foundationId } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({ code: 'service_unavailable', message: expect.any(String) });
    await other.end();
    await server.listening;
    expect(await statusOf('/readyz')).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await emptyDatabase(database.url);
  });

  test('starts twice at once on an empty database, serves the demo and stops cleanly', async () => {
    const servers = [run(environment()), run(environment())];
    const ports = await Promise.all(servers.map(({ listening }) => listening));
    for (const port of ports) {
      const address = `http://127.0.0.1:${port}`;
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      const answer = await fetch(`${address}/restaurants/by-domain/localhost`, {
        headers: { 'foundation-id': foundationId },
      });
      expect(answer.status).toBe(200);
    }
    for (const server of servers) {
      server.process.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      // Not the last: a line that is being written when the process exits can come after it.
      expect(server.output).toContainEqual(expect.stringContaining('"msg":"stopped"'));
    }
  });

  test('loses no request when it is stopped under load', async () => {
    // The longest drain, which this test does not wait for: a busy machine must not see its end.
    const server = run({ ...environment(), DRAIN_MS: '60000', LOG_LEVEL: 'info' });
    const address = `http://127.0.0.1:${await server.listening}`;
    const outcomes: unknown[] = [];
    let isTurnedAway = false;
    // Callers as behind a load balancer: they keep their connections and turn away once /readyz says no.
    const callers = Array.from({ length: 20 }, async () => {
      while (!isTurnedAway) {
        const outcome = fetch(`${address}/restaurants/by-domain/localhost`, {
          headers: { 'foundation-id': foundationId },
        }).then(async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        });
        outcomes.push(await outcome.catch((error: unknown) => error));
      }
    });
    await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(200);
    server.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { interval: 10 }).toBe(503);
    const servedBefore = outcomes.length;
    await expect.poll(() => outcomes.length).toBeGreaterThan(servedBefore + 20);
    isTurnedAway = true;
    await Promise.all(callers);
    server.process.kill('SIGKILL');
    expect(new Set(outcomes)).toEqual(new Set([200]));
  });

  test('answers a request whose body is still arriving when it stops', async () => {
    const server = run({ ...environment(), DRAIN_MS: '0' });
    const address = `http://127.0.0.1:${await server.listening}`;
    const body = JSON.stringify({ email: 'ada@example.com' });
    const inFlight = sendRequest(`${address}/auth/forgot-password`, {
      method: 'POST',
      headers: {
        'foundation-id': foundationId,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        // The server confirms that it has the headers, so the request has begun there.
        expect: '100-continue',
      },
    });
    const answered = once(inFlight, 'response');
    answered.catch(() => {});
    inFlight.flushHeaders();
    await once(inFlight, 'continue');
    server.process.kill('SIGTERM');
    const isClosed = () =>
      fetch(`${address}/healthz`).then(
        () => false,
        () => true,
      );
    await expect.poll(isClosed).toBe(true);
    inFlight.end(body);
    const [response]: IncomingMessage[] = await answered;
    expect(response?.statusCode).toBe(202);
    response?.resume();
    expect(await server.exited).toBe(0);
  });

  test('serves the metrics that operate.md describes, on this machine only', async () => {
    const server = run(environment());
    const address = `http://127.0.0.1:${await server.listening}`;
    const text = await (await fetch(`${address}/metrics`)).text();
    const described = readMetricRows().filter(({ table }) => table !== 'Storefronts and counters');
    for (const name of described.flatMap(({ metrics }) => metrics)) expect(text).toContain(`# TYPE ${name} `);
    const equal = [...text.matchAll(/^# HELP (\w+) (.*)$/gm)].filter(([, , help]) =>
      help?.endsWith(sameOnEveryServer),
    );
    expect(equal.map(([, name]) => name).sort()).toEqual(readEqualMetrics());
    expect((await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(
      404,
    );
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  test('says what is wrong with its settings and does not start', async () => {
    const server = run({ ...environment(), JWT_SECRET: 'short', FOUNDATION_ID: '' });
    expect(await server.exited).toBe(1);
    expect(server.output).toEqual([
      'The backend cannot start with these settings:',
      expect.stringMatching(/^ {2}- FOUNDATION_ID is not set: /),
      expect.stringMatching(/^ {2}- JWT_SECRET is too short: /),
    ]);
  });

  test('refuses the settings of the sandbox, whatever NODE_ENV says, and warns of them in a trial', async () => {
    const refused = run({ ...environment(), ALLOW_SANDBOX: '0', NODE_ENV: 'development' });
    expect(await refused.exited).toBe(1);
    expect(refused.output).toEqual([
      'The backend cannot start with these settings:',
      expect.stringMatching(/^ {2}- OIDC_ISSUER is not encrypted: /),
      expect.stringMatching(/^ {2}- DEMO_DATA is for trials: /),
    ]);
    const trial = run(environment());
    await trial.listening;
    expect(trial.output.join('\n')).toMatch(/"level":"warn".*"OIDC_ISSUER","DEMO_DATA".*ALLOW_SANDBOX=1/);
    trial.process.kill('SIGTERM');
    expect(await trial.exited).toBe(0);
  });

  test('says that the database cannot be reached', async () => {
    const server = run({ ...environment(), DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' });
    expect(await server.exited).toBe(1);
    expect(server.output).toEqual([
      expect.stringMatching(/^The database at 127\.0\.0\.1:9 cannot be reached/),
    ]);
  });
});
