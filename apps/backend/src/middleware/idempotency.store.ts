import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema.ts';

/** A call that carries an Idempotency-Key. */
export interface KeyedCall {
  /** Who sent the key: keys of different callers never collide. */
  readonly owner: string;
  readonly key: string;
  readonly operation: string;
  readonly requestHash: string;
}

/** The state of a key when a call with it arrives. */
export type KeyState =
  | { readonly kind: 'first' }
  /** The call was answered, but its answer was not kept: it is secret, or it is the state as it is now. */
  | { readonly kind: 'repeat' }
  | { readonly kind: 'replay'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'busy' };

// A living call renews its claim, so that after a crash the repeat waits for seconds only and then goes on.
const lockSeconds = 5;
const renewMs = 1_000;
const pollMs = 100;
const patienceMs = 8_000;
const lockedUntil = sql`now() + make_interval(secs => ${lockSeconds})`;

/** Returns the digest by which a repeat of the same call is recognised. */
export function requestHash(path: string, restaurantId: string, body: Uint8Array): string {
  return createHash('sha256').update(`${path}\n${restaurantId}\n`).update(body).digest('hex');
}

/** Claims a key for this call, or returns the result of the call that has it; waits while that one is running. */
export async function claimKey(db: Database, call: KeyedCall): Promise<KeyState> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const state = await tryClaim(db, call);
    if (state.kind !== 'busy' || Date.now() >= deadline) return state;
    await wait(pollMs);
  }
}

async function tryClaim(db: Database, call: KeyedCall): Promise<KeyState> {
  // Takes a new key, one whose 24 hours are over, or one whose call died: in one statement, so that one caller wins.
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...call, lockedUntil })
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: {
        operation: call.operation,
        requestHash: call.requestHash,
        status: null,
        body: null,
        createdAt: sql`now()`,
        lockedUntil,
      },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'
        or (${idempotencyKeys.status} is null and ${idempotencyKeys.lockedUntil} < now()
          and ${idempotencyKeys.requestHash} = ${call.requestHash} and ${idempotencyKeys.operation} = ${call.operation})`,
    });
  if (claimed.rowCount === 1) return { kind: 'first' };
  const [row] = await db.select().from(idempotencyKeys).where(ofCall(call));
  if (row === undefined) return { kind: 'busy' };
  if (row.operation !== call.operation || row.requestHash !== call.requestHash) return { kind: 'conflict' };
  if (row.status === null) return { kind: 'busy' };
  // Only 204 has no body to begin with.
  return row.body === null && row.status !== 204
    ? { kind: 'repeat' }
    : { kind: 'replay', status: row.status, body: row.body };
}

/** Keeps a claim alive until the returned function is called. */
export function renewClaim(db: Database, call: KeyedCall): () => void {
  const renew = () =>
    db
      .update(idempotencyKeys)
      .set({ lockedUntil })
      .where(and(ofCall(call), isNull(idempotencyKeys.status)));
  // A claim that could not be renewed is lost at worst, and then the one who keeps an answer first wins.
  const timer = setInterval(() => renew().catch(() => {}), renewMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Another call has the key by now. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

// No HTTP status: it marks an answered call whose answer holds tokens, which are stored nowhere in the clear.
const keptWithoutBody = 1;

/**
 * Keeps an answer. Throws when another call has taken over the claim, so that a transaction around it is rolled back; the
 * caller then repeats and gets the other call's answer.
 */
export async function keepAnswer(
  db: Database,
  call: KeyedCall,
  status: number,
  body: unknown,
  isSecret: boolean,
): Promise<void> {
  const result = await db
    .update(idempotencyKeys)
    .set({ status: isSecret ? keptWithoutBody : status, body: isSecret ? null : (body ?? null) })
    .where(and(ofCall(call), isNull(idempotencyKeys.status)));
  if (result.rowCount !== 1) throw new ClaimLost();
}

/** Gives a key back after a failure that a new try may overcome. */
export async function releaseKey(db: Database, call: KeyedCall): Promise<void> {
  await db.delete(idempotencyKeys).where(and(ofCall(call), isNull(idempotencyKeys.status)));
}

function ofCall(call: KeyedCall) {
  return and(eq(idempotencyKeys.owner, call.owner), eq(idempotencyKeys.key, call.key));
}
