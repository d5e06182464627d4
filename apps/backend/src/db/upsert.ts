import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from './client.ts';

// PostgreSQL counts the parameters of a statement in 16 bits.
const maxParameters = 60_000;

/**
 * Writes rows by their id: new ones are inserted, differing ones updated; returns how many rows that were. Columns in
 * `insertOnly` keep their value in rows that are there. Name those that another key is made of, or the rows get the
 * lock of a deletion, which stops everyone who inserts a row that refers to them.
 */
export async function upsertById<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  idColumn: keyof Table['_']['columns'] & string,
  rows: readonly Table['$inferInsert'][],
  insertOnly: readonly (keyof Table['_']['columns'] & string)[] = [],
): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = getTableColumns(table);
  const id = columns[idColumn];
  if (id === undefined) throw new Error(`The table has no column ${idColumn}.`);
  const given = Object.keys(rows[0] ?? {});
  const written = given.filter((name) => name !== idColumn && !insertOnly.includes(name));
  const names = written.map((name) => columns[name]?.name ?? name);
  const incoming = Object.fromEntries(
    written.map((name, index): [string, SQL] => [
      name,
      sql`excluded.${sql.identifier(names[index] ?? name)}`,
    ]),
  );
  const old = sql.join(
    names.map((name) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  );
  const batch = Math.floor(maxParameters / given.length);
  let changed = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const result = await tx
      .insert(table)
      .values(rows.slice(start, start + batch))
      .onConflictDoUpdate({
        target: id,
        // drizzle cannot follow that these names are the table's own; they come from its columns above.
        set: incoming as PgUpdateSetSource<Table>,
        setWhere: sql`(${old}) is distinct from (${sql.join(Object.values(incoming), sql`, `)})`,
      });
    changed += result.rowCount ?? 0;
  }
  return changed;
}
