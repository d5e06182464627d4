import { type PromoCode, pence } from '@tiffin/domain';
import { and, asc, desc, eq, gt, ilike, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { promoCodes } from '../../db/schema.ts';

/** Which page of the public codes is wanted. */
export interface PromoCodePage {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly isNewestFirst: boolean;
}

/** The codes of a restaurant that everybody may see and use at `now`, one page of them, and how many there are. */
export async function listPublicPromoCodes(
  db: Database,
  restaurantId: string,
  now: Date,
  { page, limit, search, isNewestFirst }: PromoCodePage,
): Promise<{ readonly promoCodes: readonly PromoCode[]; readonly total: number }> {
  const wanted = and(
    isPublicIn(restaurantId),
    or(isNull(promoCodes.startsAt), lte(promoCodes.startsAt, now)),
    or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, now)),
    search === '' ? undefined : matches(search),
  );
  const order = isNewestFirst ? desc : asc;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(promoCodes)
      .where(wanted)
      .orderBy(order(promoCodes.createdAt), order(promoCodes.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(promoCodes, wanted),
  ]);
  return { promoCodes: rows.map(toPromoCode), total };
}

/** One public code of a restaurant, also when its time is over, or null. */
export async function findPublicPromoCode(
  db: Database,
  restaurantId: string,
  id: string,
): Promise<PromoCode | null> {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(and(isPublicIn(restaurantId), eq(promoCodes.id, id)));
  return row === undefined ? null : toPromoCode(row);
}

/** A code by its name, public or not. `isLocked` holds its row until the transaction ends, so that uses can be counted. */
export async function findPromoCodeByName(
  tx: Transaction,
  restaurantId: string,
  code: string,
  isLocked: boolean,
): Promise<PromoCode | null> {
  const query = tx
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.restaurantId, restaurantId), eq(promoCodes.code, code)));
  const [row] = await (isLocked ? query.for('no key update') : query);
  return row === undefined ? null : toPromoCode(row);
}

function isPublicIn(restaurantId: string): SQL | undefined {
  return and(
    eq(promoCodes.restaurantId, restaurantId),
    eq(promoCodes.isPublic, true),
    eq(promoCodes.isActive, true),
  );
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(promoCodes.code, pattern), ilike(promoCodes.description, pattern));
}

function toPromoCode(row: typeof promoCodes.$inferSelect): PromoCode {
  const { restaurantId: _, ...promo } = row;
  return {
    ...promo,
    minimumOrder: pence(row.minimumOrder),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
