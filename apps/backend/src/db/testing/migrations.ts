import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '../../files.ts';

/** A copy of the migrations with further ones after them, by their names. */
export interface MigrationsFolder extends AsyncDisposable {
  readonly path: string;
  readonly write: (tag: string, text: string) => Promise<void>;
}

/** Copies the migrations and adds others, each of one name and text. */
export async function migrationsWith(added: Readonly<Record<string, string>>): Promise<MigrationsFolder> {
  const path = await mkdtemp(join(tmpdir(), 'tiffin-migrations-'));
  await cp(migrationsFolder, path, { recursive: true });
  const file = join(path, 'meta', '_journal.json');
  const journal: { entries: { idx: number; when: number }[] } = JSON.parse(await readFile(file, 'utf8'));
  const last = journal.entries.at(-1);
  const entries = Object.keys(added).map((tag, index) => ({
    ...last,
    idx: (last?.idx ?? 0) + 1 + index,
    when: (last?.when ?? 0) + 1 + index,
    tag,
  }));
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, ...entries] }));
  const write = (tag: string, text: string) => writeFile(join(path, `${tag}.sql`), text);
  for (const [tag, text] of Object.entries(added)) await write(tag, text);
  return { path, write, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

/** Takes all tables out of a test's database, so that it is as empty as a new one. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public; drop schema drizzle, pgboss cascade');
  await client.end();
}
