import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import type { CounterActor } from '../../contract/handler.ts';
import type { Transaction } from '../../db/client.ts';
import { restaurants } from '../../db/schema.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';

/** Who answers a restaurant's orders, and within how many minutes. */
export type Acceptance = components['schemas']['Acceptance'];

/** Reads who answers the orders of a locked restaurant. */
export async function readAcceptance(tx: Transaction, restaurantId: string): Promise<Acceptance> {
  const [row] = await tx
    .select({ acceptance: restaurants.acceptance, minutes: restaurants.acceptWithinMinutes })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  if (row === undefined) throw new Error('A locked restaurant is not there');
  return row;
}

/** Changes who answers the orders of a locked restaurant; orders that wait already keep their time. */
export async function changeAcceptance(
  tx: Transaction,
  restaurantId: string,
  { acceptance, minutes }: Acceptance,
  actor: CounterActor,
): Promise<void> {
  await tx
    .update(restaurants)
    .set({ acceptance, acceptWithinMinutes: minutes })
    .where(eq(restaurants.id, restaurantId));
  await addToAuditLog(tx, {
    restaurantId,
    action: 'acceptance_changed',
    actor,
    data: { acceptance, minutes },
  });
}
