import { setTimeout as wait } from 'node:timers/promises';
import type { Findings } from './findings.ts';
import type { Provider } from './provider.ts';
import type { Random } from './random.ts';

/** Refunds payments in part and in full, as someone in the provider's dashboard does, until `until`. */
export async function refundInDashboard(
  provider: Provider,
  findings: Findings,
  random: Random,
  until: number,
): Promise<void> {
  while (Date.now() < until) {
    await wait(Math.min(random.whole(1_000, 4_000), Math.max(0, until - Date.now())));
    const paid = (await provider.latestSessions()).filter(({ payment_intent }) => payment_intent !== null);
    if (paid.length === 0) continue;
    const { payment_intent: paymentIntent, amount_total: total } = random.one(paid);
    if (paymentIntent === null) continue;
    const isFull = random.chance(0.3);
    const outcome = await provider.refund(paymentIntent, isFull ? total : random.whole(1, total));
    findings.count(`refunds in the dashboard: ${outcome}`);
  }
}
