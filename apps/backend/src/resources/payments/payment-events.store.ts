import type { Transaction } from '../../db/client.ts';
import { paymentEvents } from '../../db/schema.ts';

/** Notes an event of the provider; false when it was noted before. */
export async function noteEvent(
  tx: Transaction,
  event: { readonly id: string; readonly type: string; readonly orderId: string | null },
): Promise<boolean> {
  const noted = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return noted.length > 0;
}
