import { existsSync } from 'node:fs';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { UnusableDatabase } from './unusable-database.ts';

/** Reads the migrations of a folder, the first one first. */
export function readMigrations(folder: string): readonly MigrationMeta[] {
  if (!existsSync(folder))
    throw new UnusableDatabase(`The migrations are missing: ${folder} does not exist.`);
  return readMigrationFiles({ migrationsFolder: folder });
}

/** Opens a connection of its own for looking at the schema and changing it. */
export async function connectForSchema(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'tiffin-migrate',
  });
  // A connection that breaks fails its query as well; unheard, the event would end the process without a word.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host } = new URL(url);
    throw new UnusableDatabase(
      `The database at ${host} cannot be reached: start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Finds the migrations that a database lacks; throws for one that was made before the first of them was written. */
export async function findMissing(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<readonly MigrationMeta[]> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return migrations;
  const { rows } = await client.query<{ database: string; first: string | null; last: string | null }>(
    'select current_database() as database, min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const [applied] = rows;
  if (applied === undefined || applied.first === null) return migrations;
  if (Number(applied.first) !== migrations[0]?.folderMillis) {
    throw new UnusableDatabase(
      `The database ${applied.database} was made before version 1.0.0 and cannot be brought up to date: delete it (with npm start, the folder .data) and start again.`,
    );
  }
  return migrations.filter(({ folderMillis }) => folderMillis > Number(applied.last));
}

/** Throws, with what to do, unless a database has every migration of a folder; it changes nothing. */
export async function requireMigrated(url: string, folder: string): Promise<void> {
  const migrations = readMigrations(folder);
  const client = await connectForSchema(url);
  try {
    const missing = await findMissing(client, migrations);
    if (missing.length > 0) {
      throw new UnusableDatabase(
        `The database lacks ${missing.length} of ${migrations.length} migrations: run npm run migrate, or start a backend, which migrates.`,
      );
    }
  } finally {
    await client.end();
  }
}
