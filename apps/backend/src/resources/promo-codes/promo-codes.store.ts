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

/** A code and how often it is reserved or used, which is counted only where it has a limit. */
export interface CountedPromoCode {
  readonly promo: PromoCode;
  readonly redemptions: number;
}

/** A code by its name, public or not. `isLocked` holds a limited code's row until the transaction ends. */
export async function findPromoCodeByName(
  tx: Transaction,
  restaurantId: string,
  code: string,
  isLocked: boolean,
): Promise<CountedPromoCode | null> {
  const find = () =>
    tx
      .select()
      .from(promoCodes)
      .where(and(eq(promoCodes.restaurantId, restaurantId), eq(promoCodes.code, code)));
  const [found] = await find();
  // Without a limit there is nothing to count, so no order waits for another's lock.
  const [row] =
    isLocked && typeof found?.maxRedemptions === 'number' ? await find().for('no key update') : [found];
  return row === undefined ? null : { promo: toPromoCode(row), redemptions: row.redemptions };
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
  const { restaurantId: _, redemptions: __, mode, categories, days, firstOrder, cap, ...promo } = row;
  return {
    ...promo,
    ...(mode !== null && { mode }),
    ...(categories !== null && { categories }),
    ...(days !== null && { days }),
    ...(firstOrder && { firstOrder }),
    ...(cap !== null && { cap: pence(cap) }),
    minimumOrder: pence(row.minimumOrder),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
