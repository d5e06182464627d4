import type { DateRange, SpecialHours } from '@tiffin/domain';
import { and, asc, between, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/client.ts';
import { specialHours } from '../../db/schema.ts';

type SpecialHoursRow = typeof specialHours.$inferSelect;

/** Special hours with what the restaurant notes about them. */
export interface NotedHours extends SpecialHours {
  readonly note: string;
  readonly customerNote: string;
}

/** Special hours as customers read them. */
export type PublicHours = Omit<NotedHours, 'note'>;

const columns = {
  date: specialHours.date,
  isActive: specialHours.isActive,
  opening: specialHours.opening,
  closing: specialHours.closing,
  breaks: specialHours.breaks,
  note: specialHours.note,
  customerNote: specialHours.customerNote,
};

/** The expression of a restaurant's special hours, past ones too, as JSON of `PublicHours[]`. */
export function specialHoursOf(restaurantId: PgColumn): SQL<PublicHours[]> {
  const { date, isActive, opening, closing, breaks, customerNote } = columns;
  return sql<PublicHours[]>`coalesce((
    select json_agg(json_strip_nulls(json_build_object('date', ${date}, 'isActive', ${isActive},
        'opening', ${opening}, 'closing', ${closing}, 'breaks', ${breaks}, 'customerNote', ${customerNote}))
      order by ${date})
    from ${specialHours} where ${specialHours.restaurantId} = ${restaurantId}
  ), '[]'::json)`;
}

/** The special hours of a restaurant from a date on, by date. */
export async function listSpecialHours(
  db: Database,
  restaurantId: string,
  from: string,
): Promise<NotedHours[]> {
  const rows = await db
    .select(columns)
    .from(specialHours)
    .where(and(eq(specialHours.restaurantId, restaurantId), gte(specialHours.date, from)))
    .orderBy(asc(specialHours.date));
  return rows.map(readNoted);
}

/** The special hours of one date; null where there are none. */
export async function findSpecialHours(
  db: Database,
  restaurantId: string,
  date: string,
): Promise<NotedHours | null> {
  const [row] = await db.select(columns).from(specialHours).where(isOf(restaurantId, date));
  return row === undefined ? null : readNoted(row);
}

/** Writes the same special hours for all dates, in the place of those before. */
export async function writeSpecialHours(
  tx: Transaction,
  restaurantId: string,
  dates: readonly string[],
  hours: Omit<NotedHours, 'date'>,
): Promise<void> {
  const written = { ...hours, breaks: hours.breaks ?? null };
  await tx
    .insert(specialHours)
    .values(dates.map((date) => ({ restaurantId, date, ...written })))
    .onConflictDoUpdate({ target: [specialHours.restaurantId, specialHours.date], set: written });
}

/** Removes the special hours of each date of a range; false where there are none. */
export async function deleteSpecialHours(
  tx: Transaction,
  restaurantId: string,
  { from, to }: DateRange,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(specialHours)
    .where(and(eq(specialHours.restaurantId, restaurantId), between(specialHours.date, from, to)));
  return (rowCount ?? 0) > 0;
}

function readNoted({
  breaks,
  ...hours
}: Omit<NotedHours, 'breaks'> & Pick<SpecialHoursRow, 'breaks'>): NotedHours {
  return breaks === null ? hours : { ...hours, breaks };
}

function isOf(restaurantId: string, date: string) {
  return and(eq(specialHours.restaurantId, restaurantId), eq(specialHours.date, date));
}
