// `npm run bench:backend`: how fast the backend is beside bare Hono with the driver, as ratios (BENCH_ROUNDS,
// BENCH_MS). The peers take turns within each round, so that whatever else the machine does meets all of them.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAccessTokens } from '../../../apps/backend/src/resources/auth/access-tokens.ts';
import { startPostgres } from '../../../apps/backend/src/testing/postgres.ts';
import { interleaved, median, ratios, spread } from '../../statistics.ts';
import { load, type Target } from '../load.ts';
import { fillDatabase } from './fill-database.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 21);
const ms = Number(process.env.BENCH_MS ?? 400);
const warmUpMs = 2_000;
const jwtSecret = 'a-secret-for-benchmarks-of-32-bytes';
const foundationId = '5f0c0ffee0ddba11ca7e0001';

interface Row {
  readonly what: string;
  /** Null for a row without a bar. */
  readonly bar: number | null;
  readonly aim: number | null;
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
  const ours = await startServer('../../../apps/backend/src/index.ts', {
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
      aim: 1,
      ours: { port: ours, paths: byDomain.slice(0, 1), headers: tenant },
      bare: { port: bare, paths: bareByDomain.slice(0, 1), headers: tenant },
    },
    {
      what: 'the same with every caller at another hostname, so that none can share a read',
      bar: null,
      aim: null,
      ours: { port: ours, paths: byDomain, headers: tenant },
      bare: { port: bare, paths: bareByDomain, headers: tenant },
    },
    {
      what: `authenticated cart of ${lines} lines ÷ bare read of one row`,
      bar: 0.4,
      aim: 0.6,
      ours: { port: ours, paths: ['/restaurant-cart'], headers: signedIn },
      bare: { port: bare, paths: [`/one-row/${customerId}`], headers: inRestaurant },
    },
  ];
}

const speed = async (target: Target, forMs: number) => (await load(target, { ms: forMs })).perSecond;

async function measure(rows: readonly Row[]): Promise<boolean> {
  let holds = true;
  const measured: object[] = [];
  for (const { what, bar, aim, ours, bare } of rows) {
    for (const target of [ours, bare]) await speed(target, warmUpMs);
    const series = await interleaved(rounds, { ours: () => speed(ours, ms), bare: () => speed(bare, ms) });
    const quotients = ratios(series.ours, series.bare);
    const ratio = median(quotients);
    const isHeld = bar === null || ratio >= bar;
    holds &&= isHeld;
    const verdict = bar === null ? 'noted' : isHeld ? 'holds' : 'MISSED';
    console.log(
      `${verdict}  ${what}: median ${ratio.toFixed(2)} (spread ${spread(quotients)}${bar === null ? '' : `; bar ${bar}`}), ` +
        `${median(series.ours).toFixed(0)} beside ${median(series.bare).toFixed(0)} requests a second`,
    );
    measured.push({ what, bar, aim, ratio, spread: spread(quotients) });
  }
  if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, JSON.stringify(measured));
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
process.exit(holds ? 0 : 1);
