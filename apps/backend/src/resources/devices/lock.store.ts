import { and, eq } from 'drizzle-orm';
import type { CounterActor } from '../../contract/handler.ts';
import type { Transaction } from '../../db/client.ts';
import { hasPin } from '../../db/has-pin.ts';
import { restaurants } from '../../db/schema.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';

/** Chooses whether locked devices of a restaurant with a locked team ask for a PIN; returns false where nobody has one. */
export async function changeLock(
  tx: Transaction,
  restaurantId: string,
  needsPin: boolean,
  actor: CounterActor,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(restaurants)
    .set({ lockNeedsPin: needsPin })
    .where(and(eq(restaurants.id, restaurantId), needsPin ? hasPin(tx) : undefined));
  if (rowCount !== 1) return false;
  await addToAuditLog(tx, { restaurantId, action: 'lock_changed', actor, data: { needsPin } });
  return true;
}
