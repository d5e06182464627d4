import { answerActions, answeringActors, type LifecycleAction, type LifecycleActor } from '@tiffin/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { restaurants } from '../../db/schema.ts';
import { pauseEverything } from './pause-everything.ts';

// As many orders in a row without an answer, and the restaurant is not there to take another.
const mostUnanswered = 2;

/** Counts the orders in a row that a restaurant has not answered, and pauses it after the second. */
export async function countUnanswered(
  tx: Transaction,
  restaurantId: string,
  { name }: LifecycleAction,
  actor: LifecycleActor,
  now: Date,
): Promise<void> {
  const isAnswer = answerActions.some((one) => one === name) && answeringActors.some((one) => one === actor);
  if (isAnswer) await resetCount(tx, restaurantId);
  if (name !== 'decline_unanswered') return;
  const [row] = await tx
    .update(restaurants)
    .set({ unansweredInARow: sql`least(${restaurants.unansweredInARow} + 1, ${mostUnanswered})` })
    .where(eq(restaurants.id, restaurantId))
    .returning({ count: restaurants.unansweredInARow });
  if (row === undefined || row.count < mostUnanswered) return;
  await pauseEverything(tx, restaurantId, 'unanswered', now);
  await resetCount(tx, restaurantId);
}

// Writes, and locks, only where something was counted.
async function resetCount(tx: Transaction, restaurantId: string): Promise<void> {
  await tx
    .update(restaurants)
    .set({ unansweredInARow: 0 })
    .where(and(eq(restaurants.id, restaurantId), gt(restaurants.unansweredInARow, 0)));
}
