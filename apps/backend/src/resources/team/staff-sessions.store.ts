import { and, eq, gt, sql } from 'drizzle-orm';
import type { StaffPerson } from '../../contract/handler.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { staffSessions } from '../../db/schema.ts';
import { newSecretToken, tokenDigest } from '../../secret-tokens.ts';

// A working day with its evening. The session does not renew itself: who refunds has signed in today.
const sessionHours = 12;

const tokenPattern = /^Bearer +([A-Za-z0-9_-]{43})$/i;

/** The session's token of a request. */
export function sessionTokenOf(headers: Headers): string | null {
  return headers.get('authorization')?.match(tokenPattern)?.[1] ?? null;
}

/** Starts a session; only a digest of its token is stored. */
export async function startSession(
  tx: Transaction,
  foundationId: string,
  person: StaffPerson,
): Promise<{ readonly sessionToken: string; readonly expiresAt: Date }> {
  const sessionToken = newSecretToken();
  const [row] = await tx
    .insert(staffSessions)
    .values({
      tokenHash: tokenDigest(sessionToken),
      foundationId,
      ...person,
      expiresAt: sql`now() + make_interval(hours => ${sessionHours})`,
    })
    .returning({ expiresAt: staffSessions.expiresAt });
  if (row === undefined) throw new Error('The session was not written');
  return { sessionToken, expiresAt: row.expiresAt };
}

/** The person of a session of this tenant; null when there is none, or it is over. */
export async function findSession(
  db: Database,
  foundationId: string,
  sessionToken: string,
): Promise<StaffPerson | null> {
  const { googleSub, name, email } = staffSessions;
  const [row] = await db
    .select({ googleSub, name, email })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.tokenHash, tokenDigest(sessionToken)),
        eq(staffSessions.foundationId, foundationId),
        gt(staffSessions.expiresAt, sql`now()`),
      ),
    );
  return row ?? null;
}

/** Ends a session; whether it was one of this tenant. */
export async function endSession(db: Database, foundationId: string, sessionToken: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.tokenHash, tokenDigest(sessionToken)),
        eq(staffSessions.foundationId, foundationId),
      ),
    );
  return rowCount === 1;
}
