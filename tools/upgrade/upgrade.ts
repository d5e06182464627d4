// The servers of the commit before beside those of this one, on one database: a part of `npm run test:soak`. Two backends
// and a storefront of the commit before take orders, a migration that only adds is applied under them (a column, and an
// index without a transaction), this version's start beside them, both take orders, and the older ones stop. Fails when an
// order is not placed and accepted, is read otherwise by the other version, a page fails, or a job or a server has failed.
//   npm run test:soak -- upgrade --commit=HEAD^ --orders=20
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase } from '../../apps/backend/src/db/migrate.ts';
import { migrationsWith } from '../../apps/backend/src/db/testing/migrations.ts';
import { logStep, reason } from '../../scripts/stack/cli.ts';
import { temporaryFolder } from '../../scripts/stack/postgres-folders.ts';
import { measuredRestaurant } from '../counter/open-counter.ts';
import { type PayingCustomer, startCustomer } from '../counter/paying-customer.ts';
import { positiveNumber } from '../positive-number.ts';
import { Findings } from '../soak/findings.ts';
import { tenantHeader } from '../stack/own-stack.ts';
import { buildCommit } from './commit-before.ts';
import { type Servers, startTwoVersions, type TwoVersions } from './two-versions.ts';

const { values } = parseArgs({
  options: { commit: { type: 'string', default: 'HEAD^' }, orders: { type: 'string', default: '20' } },
});
const orders = positiveNumber('--orders', values.orders);
const acceptedWithinMs = 60_000;
const added = {
  '9998_added_column': `alter table orders add column upgrade_note text default '' not null`,
  '9999_added_index':
    '-- without a transaction\ncreate index concurrently if not exists orders_upgrade_note on orders (upgrade_note)',
};

const findings = new Findings();
const folder = temporaryFolder('tiffin-upgrade-');

async function run(versions: TwoVersions): Promise<void> {
  const before = await versions.start('before');
  const restaurantId = await findRestaurant(before.backends[0]);
  const customerAt = (name: string, backend: number) =>
    startCustomer(
      { ...versions, ports: { ...versions.ports, backend } },
      restaurantId,
      `${name}@example.com`,
      findings,
    );
  const older = await Promise.all(before.backends.map((port, index) => customerAt(`older-${index}`, port)));
  const atBefore = await orderAll('before', older);
  await readPages(before);

  const underway = orderAll('during the migration', older);
  await using migrations = await migrationsWith(added);
  logStep('upgrade', `${await migrateDatabase(versions.databaseUrl, migrations.path)} migrations applied`);
  const during = await underway;

  const now = await versions.start('now');
  const newer = await Promise.all(now.backends.map((port, index) => customerAt(`newer-${index}`, port)));
  // Its calls go to each of the four in turn.
  const both = await customerAt('both', versions.ports.backend);
  const beside = await orderAll('beside', [...older, ...newer, both]);
  await readPages(before);
  await readPages(now);
  // Each version reads what the other one has placed.
  for (const [made, port] of [
    [[...atBefore, ...during, ...beside], now.backends[0]],
    [beside, before.backends[1]],
  ] as const)
    await compare(made, port, versions);
  await before.stop();
  await orderAll('afterwards', newer);
  await readPages(now);
  await now.stop();
  await expectNoFailures(versions.databaseUrl, [...before.logFiles, ...now.logFiles]);
}

/** An order and the customer who made it. */
interface Made {
  readonly id: string;
  readonly customer: PayingCustomer;
}

/** Lets customers order and pay in turn, and waits until the system has accepted each order. */
async function orderAll(when: string, customers: readonly PayingCustomer[]): Promise<readonly Made[]> {
  const each = Math.ceil(orders / customers.length);
  const made = await Promise.all(
    customers.map(async (customer) => {
      const own: Made[] = [];
      for (let count = 0; count < each; count += 1) {
        const { id, pay } = await customer.prepare();
        await pay();
        own.push({ id, customer });
      }
      return own;
    }),
  );
  const until = Date.now() + acceptedWithinMs;
  for (const { id, customer } of made.flat()) {
    while ((await customer.read(id)).status !== 'accepted') {
      if (Date.now() > until) {
        findings.addViolation(`${when}: order ${id} was paid and is ${(await customer.read(id)).status}`);
        break;
      }
      await wait(200);
    }
  }
  logStep('upgrade', `${made.flat().length} orders ${when}`);
  return made.flat();
}

async function compare(made: readonly Made[], port: number, { databaseUrl }: TwoVersions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const { id, customer } of made) {
    const { rows } = await client.query('select total_amount as total, status from orders where id = $1', [
      id,
    ]);
    const { breakdown, status } = await customer.read(id, port);
    if (breakdown.totalAmount !== rows[0]?.total || status !== rows[0]?.status)
      findings.addViolation(`order ${id} is read otherwise at port ${port}`);
  }
  await client.end();
}

async function findRestaurant(port: number): Promise<string> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/restaurants/by-domain/${measuredRestaurant.hostname}`,
    {
      headers: tenantHeader,
    },
  );
  const { _id: id }: { _id: string } = await answer.json();
  return id;
}

async function readPages({ storefront }: Servers): Promise<void> {
  for (const path of ['/', '/menu-index', '/offers']) {
    // The hostname of the measured restaurant too; not every system resolves names below it.
    const { status } = await fetch(`http://localhost:${storefront}${path}`);
    if (status !== 200)
      findings.addViolation(`the storefront at port ${storefront} answers ${status} to ${path}`);
  }
}

async function expectNoFailures(databaseUrl: string, logFiles: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select name, output from pgboss.job where state = 'failed'`);
  await client.end();
  for (const { name, output } of rows)
    findings.addViolation(`the job ${name} failed: ${JSON.stringify(output)}`);
  for (const file of logFiles)
    for (const line of readFileSync(file, 'utf8').split('\n'))
      if (/"level":"(error|fatal)"/.test(line)) findings.addViolation(line);
}

let built: ReturnType<typeof buildCommit> | undefined;
let versions: TwoVersions | undefined;
try {
  built = buildCommit(values.commit, join(folder, 'before'));
  versions = await startTwoVersions(folder, built);
  await run(versions);
} catch (error) {
  findings.addViolation(reason(error));
} finally {
  await versions?.stop();
  built?.remove();
  if (findings.violations.length === 0) rmSync(folder, { recursive: true, force: true });
  else logStep('upgrade', `logs are in ${join(folder, 'logs')}`);
}
for (const [what, times] of findings.failures) logStep('upgrade', `repeated: ${what}, ${times} times`);
for (const violation of findings.violations) logStep('upgrade', `FAILED: ${violation}`);
if (findings.violations.length === 0) logStep('upgrade', 'passed');
process.exit(findings.violations.length === 0 ? 0 : 1);
