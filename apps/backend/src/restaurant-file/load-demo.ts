import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { advisoryLocks } from '../db/locks.ts';
import { restaurants } from '../db/schema.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { importRestaurantFile } from './import-file.ts';
import type { ImportResult } from './import-restaurant.ts';

// Longer than a single query may take, so the lock is asked for again and again instead of being waited for.
const turnWaitMs = 60_000;
const turnPollMs = 200;

async function waitForTurn(tx: Transaction): Promise<void> {
  const deadline = performance.now() + turnWaitMs;
  for (;;) {
    const { rows } = await tx.execute<{ isLocked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.demoData}) as "isLocked"`,
    );
    if (rows[0]?.isLocked) return;
    if (performance.now() >= deadline)
      throw new Error(
        'Another server has been loading the demo restaurants for a minute: stop it and start again.',
      );
    await wait(turnPollMs);
  }
}

/** Loads every restaurant of a folder into a database that has none, all or nothing; returns what was loaded. */
export async function loadDemo(
  db: Database,
  folder: string,
  foundationId: string,
  store: PictureStore,
): Promise<ImportResult[]> {
  return db.transaction(async (tx) => {
    // Two servers starting on an empty database: the second waits and then finds it filled.
    await waitForTurn(tx);
    const [existing] = await tx.select({ id: restaurants.id }).from(restaurants).limit(1);
    if (existing !== undefined) return [];
    const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
    const results: ImportResult[] = [];
    for (const name of names)
      results.push(await importRestaurantFile(tx, join(folder, name), { foundationId, store }));
    return results;
  });
}
