import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** Notes in drizzle's table that a migration has been applied. */
export async function recordMigration(
  client: pg.Client,
  { hash, folderMillis }: MigrationMeta,
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}
