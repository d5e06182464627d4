import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { customers, refreshFamilies, refreshTokens } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { newSecretToken } from '../../secret-tokens.ts';

// How long a sign-in lasts, in days: rotation renews the token and never the day on which it ends.
const signInDays = 30;

// How long a rotated refresh token is still honoured, in seconds: several tabs may hold the same one.
const rotationGraceSeconds = 30;

/** The outcome of exchanging a refresh token. */
export type Rotation =
  | {
      readonly kind: 'rotated';
      readonly refreshToken: string;
      readonly customerId: string;
      readonly familyId: string;
    }
  | { readonly kind: 'refused'; readonly because: 'unknown' | 'foreign' | 'expired' | 'revoked' | 'reused' };

/** Where a refresh token must come from to be exchanged. */
export interface RotationScope {
  readonly foundationId: string;
  /** The sign-in of the access token beside it; left out, any of the tenant's. */
  readonly familyId?: string;
}

/** Begins a family of refresh tokens with a sign-in. */
export async function startFamily(
  tx: Transaction,
  customerId: string,
): Promise<{ refreshToken: string; familyId: string }> {
  const familyId = newId();
  await tx.insert(refreshFamilies).values({ id: familyId, customerId });
  return { familyId, refreshToken: await addToken(tx, familyId) };
}

/**
 * Exchanges a refresh token for its successor; reuse after the grace revokes the whole family. A token from outside
 * the scope is left untouched: spending it would sign its owner out.
 */
export async function rotate(db: Database, refreshToken: string, scope: RotationScope): Promise<Rotation> {
  const tokenHash = digest(refreshToken);
  return db.transaction(async (tx): Promise<Rotation> => {
    // Locking the family puts exchanges of its tokens, and its revocation, one after the other.
    const [row] = await tx
      .select({
        familyId: refreshFamilies.id,
        customerId: refreshFamilies.customerId,
        revokedAt: refreshFamilies.revokedAt,
        foundationId: customers.foundationId,
      })
      .from(refreshFamilies)
      .innerJoin(customers, eq(customers.id, refreshFamilies.customerId))
      .innerJoin(refreshTokens, eq(refreshTokens.familyId, refreshFamilies.id))
      .where(eq(refreshTokens.tokenHash, tokenHash))
      .for('update', { of: refreshFamilies });
    if (row === undefined) return { kind: 'refused', because: 'unknown' };
    const isForeign =
      row.foundationId !== scope.foundationId || (scope.familyId ?? row.familyId) !== row.familyId;
    if (isForeign) return { kind: 'refused', because: 'foreign' };
    if (row.revokedAt !== null) return { kind: 'refused', because: 'revoked' };

    const [token] = await tx
      .select({
        isExpired: sql<boolean>`${refreshTokens.expiresAt} <= clock_timestamp()`,
        isReused: sql<boolean>`coalesce(${refreshTokens.rotatedAt} < clock_timestamp() - make_interval(secs => ${rotationGraceSeconds}), false)`,
      })
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, tokenHash));
    if (token === undefined || token.isExpired) return { kind: 'refused', because: 'expired' };
    if (token.isReused) {
      await revoke(tx, row.familyId, 'reuse');
      return { kind: 'refused', because: 'reused' };
    }
    await tx
      .update(refreshTokens)
      .set({ rotatedAt: sql`clock_timestamp()` })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.rotatedAt)));
    return {
      kind: 'rotated',
      refreshToken: await addToken(tx, row.familyId),
      customerId: row.customerId,
      familyId: row.familyId,
    };
  });
}

/** Ends a sign-in: none of its refresh tokens is good any more. */
export async function revoke(db: Database, familyId: string, because: 'logout' | 'reuse'): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: sql`clock_timestamp()`, revokedBecause: because })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)));
}

/** Whether a refresh token of this sign-in could be exchanged now; it is looked at, not spent. */
export async function isExchangeable(
  db: Database,
  refreshToken: string,
  { foundationId, familyId }: Required<RotationScope>,
): Promise<boolean> {
  const [found] = await db
    .select({ familyId: refreshFamilies.id })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .innerJoin(customers, eq(customers.id, refreshFamilies.customerId))
    .where(
      and(
        eq(refreshTokens.tokenHash, digest(refreshToken)),
        eq(refreshFamilies.id, familyId),
        eq(customers.foundationId, foundationId),
        isNull(refreshFamilies.revokedAt),
        sql`${refreshTokens.expiresAt} > clock_timestamp()`,
        sql`coalesce(${refreshTokens.rotatedAt} >= clock_timestamp() - make_interval(secs => ${rotationGraceSeconds}), true)`,
      ),
    );
  return found !== undefined;
}

/** The family a refresh token of a tenant belongs to, whatever its state. */
export async function familyOf(
  db: Database,
  foundationId: string,
  refreshToken: string,
): Promise<string | null> {
  const [row] = await db
    .select({ familyId: refreshTokens.familyId })
    .from(refreshTokens)
    .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
    .innerJoin(customers, eq(customers.id, refreshFamilies.customerId))
    .where(and(eq(refreshTokens.tokenHash, digest(refreshToken)), eq(customers.foundationId, foundationId)));
  return row?.familyId ?? null;
}

async function addToken(tx: Transaction, familyId: string): Promise<string> {
  const refreshToken = newSecretToken();
  await tx.insert(refreshTokens).values({
    tokenHash: digest(refreshToken),
    familyId,
    expiresAt: sql`(select ${refreshFamilies.createdAt} from ${refreshFamilies} where ${refreshFamilies.id} = ${familyId})
      + make_interval(days => ${signInDays})`,
  });
  return refreshToken;
}

// 256 random bits need no salt and no slow hash: there is nothing to guess.
// In hexadecimal, unlike `tokenDigest`: another form would end every sign-in.
function digest(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
