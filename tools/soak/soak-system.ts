// The whole system under customers and faults, then an audit to the penny; a part of `npm run test:soak`. It runs --minutes
// (30), which are judged, after half as long to warm up, with --customers (8) at a time. Prints what was done, the memory of
// each node, the audit, and the --seed, which repeats the same choices; exits with 1 when the audit finds a difference, when
// something happened that must not, or when memory grew. Logs and data are kept on failure, and always with --keep.
//   npm run test:soak -- system --minutes=5 --customers=6 --seed=123 --keep
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ApiClient, createApiClient, unwrap } from '@tiffin/api';
import pg from 'pg';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { temporaryFolder } from '../../scripts/stack/postgres-folders.ts';
import { positiveNumber } from '../positive-number.ts';
import type { Audit } from './audit.ts';
import { auditLifecycle } from './audit-lifecycle.ts';
import { auditMails } from './audit-mails.ts';
import { auditOrders } from './audit-orders.ts';
import { auditRefunds } from './audit-refunds.ts';
import { type KnownRestaurant, SoakCustomer } from './customer.ts';
import type { ExpectedState } from './expected-state.ts';
import { Findings } from './findings.ts';
import { injectFaults } from './inject-faults.ts';
import { isSettled } from './is-settled.ts';
import { keepLastSoak } from './last-soak.ts';
import { type MailboxWatch, watchMailbox } from './mailbox.ts';
import { orderInBrowser } from './order-in-browser.ts';
import { pairTablet } from './pair-tablet.ts';
import { randomFrom } from './random.ts';
import { refundInDashboard } from './refund-in-dashboard.ts';
import { printAudit, printFindings, printMemory } from './report.ts';
import { type SoakSystem, startSystem } from './system.ts';
import { startTablet, type TabletShift } from './tablet.ts';
import { visitPages } from './visit-pages.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    customers: { type: 'string', default: '8' },
    seed: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const durationMs = positiveNumber('--minutes', values.minutes) * 60_000;
// A quarter of an hour for the usual half hour. An access token lives that long, so the token cache is full after it, and V8
// has compiled most of what it will compile.
const warmUpMs = durationMs / 2;
const customers = positiveNumber('--customers', values.customers);
const seed =
  values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : positiveNumber('--seed', values.seed);

// Jobs notice lost webhooks after two minutes, crashed checkouts and refunds of the dashboard after five.
const settleMs = 10 * 60_000;
const findings = new Findings();
const expectedStates: ExpectedState[] = [];

// Counts of the findings that a run must have: what was never done has not been tested.
const mustBeTried = [
  'orders seen placed',
  'orders in the browser',
  'pages seen',
  'orders cancelled',
  'refunds in the dashboard: made',
  'counter: complete',
  'counter: decline',
  'counter: cancel_accepted',
  'counter: refunds of a line',
  'counter: refunds of an amount',
  'counter: orders left to the timer',
];

const folder = temporaryFolder('tiffin-soak-');
let system: SoakSystem | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    logStep('soak', 'stopping ...');
    await system?.stop();
    process.exit(130);
  });

let hasPassed = false;
try {
  logStep(
    'soak',
    `${warmUpMs / 60_000} minutes to warm up and ${values.minutes} more, ${customers} customers at a time, --seed=${seed}; logs in ${folder}`,
  );
  system = await startSystem(folder, randomFrom(seed + 1));
  logStep('soak', 'two storefronts, two backends, database and sandbox are ready');
  hasPassed = await soak(system);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : reason(error));
} finally {
  await system?.stop().catch((error: unknown) => logStep('stop', reason(error)));
}
if (hasPassed && !values.keep) rmSync(folder, { recursive: true, force: true });
else logStep('soak', `logs and data are kept in ${folder}`);
logStep('soak', hasPassed ? `passed (--seed=${seed})` : `FAILED (--seed=${seed})`);
process.exit(hasPassed ? 0 : 1);

async function soak(running: SoakSystem): Promise<boolean> {
  const client = createApiClient({
    baseUrl: running.backendUrl,
    fallbackBaseUrl: running.backendFallbackUrl,
    foundationId: running.foundationId,
  });
  const [saffron, forno] = await Promise.all([
    readRestaurant(client, 'saffron.localhost'),
    readRestaurant(client, 'forno.localhost'),
  ]);
  const restaurants = [saffron, forno];
  // A low limit, so that customers compete for the last uses in any run.
  await limitPromoCode(running.databaseUrl, 'NONNA5', 25);
  // One restaurant accepts its orders automatically, the other one answers them at its counter.
  const paired = await pairTablet(running, forno.id, { owner: 'owner@fornononna.example', minutes: 3 });
  const tablet = startTablet(paired, findings, randomFrom(seed + 5));
  const mailbox = watchMailbox(running.mailboxUrl);

  const began = Date.now();
  const warmUntil = began + warmUpMs;
  const until = warmUntil + durationMs;
  const progress = setInterval(() => {
    const minutes = ((Date.now() - began) / 60_000).toFixed(0);
    logStep(
      'soak',
      `minute ${minutes}: ${findings.done.get('checkouts') ?? 0} checkouts, ${findings.violations.length} violations`,
    );
  }, 60_000);
  await Promise.all([
    ...Array.from({ length: customers }, (_, index) =>
      keepOrdering(running, client, restaurants, index, until),
    ),
    visitPages(running.ports.storefront, restaurants, findings, randomFrom(seed + 2), until),
    orderInBrowser(running, findings, until),
    refundInDashboard(running.provider, findings, randomFrom(seed + 4), until),
    injectFaults({
      system: running,
      findings,
      random: randomFrom(seed + 3),
      until,
      // The nodes whose memory is measured live through nearly all of the warm-up.
      spareFrom: began + warmUpMs / 5,
    }),
  ]);
  clearInterval(progress);
  const ended = Date.now();

  logStep('soak', 'time is up; all faults are cleared, waiting until all work is done ...');
  await running.provider.advanceClock(2 * 60 * 60);
  const isOver = async () => tablet.isIdle() && (await isSettled(running));
  let hasSettled = await isOver();
  while (!hasSettled && Date.now() - ended < settleMs) {
    await wait(5_000);
    hasSettled = await isOver();
  }
  await tablet.stop();
  await mailbox.stop();
  const seconds = ((Date.now() - ended) / 1000).toFixed(0);
  if (hasSettled) logStep('soak', `settled after ${seconds} s`);
  else findings.addViolation(`work is still undone ${seconds} s after the last fault`);

  const found = await runAudits(running, forno.id, tablet, mailbox);
  for (const end of running.unexpectedEnds) findings.addViolation(`ended by itself: ${end}`);
  for (const what of mustBeTried)
    if (!findings.done.has(what)) findings.addViolation(`the run has not tried: ${what}`);
  printFindings(findings, running);
  const { hasGrown, growth } = printMemory([...running.backends, ...running.storefronts], warmUntil, until);
  keepLastSoak({ minutes: durationMs / 60_000, seed, endedAt: new Date().toISOString(), growth });
  printAudit(found, findings);
  return found.differences.length === 0 && findings.violations.length === 0 && !hasGrown;
}

async function runAudits(
  { databaseUrl, provider, mailServer }: SoakSystem,
  servedAt: string,
  { served }: TabletShift,
  { received }: MailboxWatch,
): Promise<Audit> {
  const sessions = await provider.allSessions();
  const audits = [
    await auditOrders(databaseUrl, sessions, expectedStates),
    await auditRefunds(databaseUrl, sessions, await provider.allRefunds(), served),
    await auditLifecycle(databaseUrl, servedAt, served),
    await auditMails(databaseUrl, received, mailServer.refusals()),
  ];
  return {
    lines: audits.flatMap(({ lines }) => lines),
    differences: audits.flatMap(({ differences }) => differences),
    figures: audits.flatMap(({ figures }) => figures),
  };
}

/** Lets customers order one after the other; with `index` 0 it is one customer who stays signed in. */
async function keepOrdering(
  running: SoakSystem,
  client: ApiClient,
  restaurants: readonly KnownRestaurant[],
  index: number,
  until: number,
): Promise<void> {
  const random = randomFrom(seed + 100 + index);
  for (let number = 1; Date.now() < until; number++) {
    const context = { system: running, client, restaurant: random.one(restaurants), findings, random };
    try {
      const customer = await SoakCustomer.signIn(context, `soak-${index}-${number}@example.com`);
      if (customer === undefined) continue;
      expectedStates.push(customer.expected);
      const visits = index === 0 ? Number.POSITIVE_INFINITY : random.whole(1, 3);
      for (let visit = 0; visit < visits && Date.now() < until; visit++) {
        if (!(await customer.order())) break;
        // A single customer stays below the limit of checkouts in ten minutes.
        await wait(index === 0 ? random.whole(10_000, 20_000) : random.whole(100, 1_500));
      }
    } catch (error) {
      findings.addViolation(`customer ${index}-${number}: ${reason(error)}`);
    }
  }
}

async function readRestaurant(client: ApiClient, hostname: string): Promise<KnownRestaurant> {
  const { id, name } = unwrap(await client.getRestaurantByDomain(hostname));
  const menu = unwrap(await client.getMenu(id));
  const offers = unwrap(await client.scopedTo({ restaurantId: id }).listPublicPromoCodes());
  return { id, name, hostname, menu, promoCodes: offers.docs.map(({ code }) => code) };
}

async function limitPromoCode(databaseUrl: string, code: string, uses: number): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query('update promo_codes set max_redemptions = $1 where code = $2', [uses, code]);
  await database.end();
}
