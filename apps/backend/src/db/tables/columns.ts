import { idPattern } from '@tiffin/domain';
import { sql } from 'drizzle-orm';
import { char, check, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** An id column: 24 lower-case hex characters, the form of every id on the wire. */
export const idColumn = (name: string) => char(name, { length: 24 });

/** A moment with its time zone, read and written as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The moment a row was written, by the database's clock. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** An amount of money in integer pence. */
export const penceColumn = (name: string) => integer(name);

/** The constraint that an id is really 24 lower-case hex characters. */
export const hexId = (name: string, column: PgColumn) =>
  check(name, sql`${column} ~ '${sql.raw(idPattern.source)}'`);

/** Values as SQL writes them in a list; for values of the code only. */
export function quotedList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}
