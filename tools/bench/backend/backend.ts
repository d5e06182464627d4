import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccessTokens } from '../../../apps/backend/src/resources/auth/access-tokens.ts';
import { startPostgres } from '../../../apps/backend/src/testing/postgres.ts';
import { foundationId, root } from '../../../scripts/stack/settings.ts';
import { tenantHeader } from '../../stack/own-stack.ts';
import { interleaved } from '../../statistics.ts';
import { load, type Target } from '../load.ts';
import { ratioRow } from '../measured-rows.ts';
import type { Measured } from '../report.ts';
import { millisecondsOr, roundsOr } from '../settings.ts';
import { fillDatabase } from './fill-database.ts';

const rounds = roundsOr(21);
const ms = millisecondsOr(400);
const warmUpMs = 2_000;
const jwtSecret = 'a-secret-for-benchmarks-of-32-bytes';

interface Row {
  readonly what: string;
  readonly peer: string;
  /** Without bar and aim the row is only shown. */
  readonly bar?: number;
  readonly aim?: number;
  readonly ours: Target;
  readonly bare: Target;
  /** How many callers send requests at once. @default 16 */
  readonly connections?: number;
}

/** Starts a server whose log goes to a file, as in production; returns its port. */
type StartServer = (file: string, env: Record<string, string>) => Promise<number>;

function serversIn(folder: string): { readonly startServer: StartServer; readonly killAll: () => void } {
  const children: ChildProcess[] = [];
  return {
    startServer: async (file, env) => {
      const logFile = join(folder, `${children.length}.log`);
      const log = openSync(logFile, 'w');
      const child = spawn(process.execPath, [file], {
        cwd: root,
        env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
        stdio: ['ignore', log, 'inherit'],
      });
      children.push(child);
      for (;;) {
        const port = /"port":(\d+).*"listening"/.exec(readFileSync(logFile, 'utf8'))?.[1];
        if (port !== undefined) return Number(port);
        if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
        await wait(20);
      }
    },
    killAll: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

async function rowsOf(databaseUrl: string, startServer: StartServer): Promise<Row[]> {
  const { customerIds, restaurantId, domains, lines } = await fillDatabase(databaseUrl, foundationId);
  const ours = await startServer('apps/backend/dist/server.js', {
    DATABASE_URL: databaseUrl,
    ALLOW_SANDBOX: '1',
    PORT: '0',
    FOUNDATION_ID: foundationId,
    JWT_SECRET: jwtSecret,
    PIN_SECRET: jwtSecret,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'bench',
    OIDC_CLIENT_SECRET: 'bench',
    OIDC_REDIRECT_URI: 'http://127.0.0.1:9/callback',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  });
  const bare = await startServer('tools/bench/peers/bare-hono.ts', { DATABASE_URL: databaseUrl });
  const { sign } = createAccessTokens(jwtSecret);
  const inRestaurant = { ...tenantHeader, 'restaurant-id': restaurantId };
  // As the storefront sends them.
  const signedIn = await Promise.all(
    customerIds.map(async (customerId) => {
      const accessToken = await sign({ customerId, foundationId, familyId: '0'.repeat(24) });
      return {
        authorization: `Bearer ${accessToken}`,
        'access-token': accessToken,
        'refresh-token': 'x'.repeat(43),
      };
    }),
  );
  const byHostname = domains.map((domain) => `/restaurants/by-domain/${domain}`);
  const bareByHostname = domains.map((domain) => `/by-hostname/${domain}`);
  return [
    {
      what: 'restaurant by hostname, each caller another one',
      peer: 'bare Hono',
      bar: 0.9,
      aim: 1,
      ours: { port: ours, paths: byHostname, headers: tenantHeader },
      bare: { port: bare, paths: bareByHostname, headers: tenantHeader },
    },
    {
      what: 'the same, one caller at a time, so that no two share a statement',
      peer: 'bare Hono',
      ours: { port: ours, paths: byHostname, headers: tenantHeader },
      bare: { port: bare, paths: bareByHostname, headers: tenantHeader },
      connections: 1,
    },
    {
      what: 'restaurant by hostname, all callers the same',
      peer: 'bare Hono',
      bar: 0.9,
      aim: 1,
      ours: { port: ours, paths: byHostname.slice(0, 1), headers: tenantHeader },
      bare: { port: bare, paths: bareByHostname.slice(0, 1), headers: tenantHeader },
    },
    {
      what: `cart of ${lines} lines, each caller signed in as another`,
      peer: 'one row by bare Hono',
      bar: 0.5,
      aim: 0.6,
      ours: { port: ours, paths: ['/restaurant-cart'], headers: inRestaurant, callers: signedIn },
      bare: { port: bare, paths: customerIds.map((id) => `/one-row/${id}`), headers: inRestaurant },
    },
  ];
}

async function measure(rows: readonly Row[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { what, peer, bar, aim, ours, bare, connections = 16 } of rows) {
    const speed = async (target: Target, forMs: number) =>
      (await load(target, { ms: forMs, connections })).perSecond;
    for (const target of [ours, bare]) await speed(target, warmUpMs);
    const series = await interleaved(rounds, { ours: () => speed(ours, ms), bare: () => speed(bare, ms) });
    const goals = bar === undefined || aim === undefined ? {} : { bar, aim };
    const row = { what, unit: 'req/s', better: 'more', ...goals } as const;
    measured.push(ratioRow(row, series.ours, { name: peer, values: series.bare }));
  }
  return measured;
}

/**
 * Measures the backend beside bare Hono with the driver. It starts Postgres and both servers alone, without the rest of the
 * stack.
 */
export async function measureBackend(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tiffin-bench-'));
  const { startServer, killAll } = serversIn(folder);
  const postgres = await startPostgres();
  try {
    return await measure(await rowsOf(`${postgres.url}/postgres`, startServer));
  } finally {
    killAll();
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
