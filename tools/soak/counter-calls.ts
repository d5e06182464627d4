import type { CounterAction, CounterRefund, OrderChanges } from '@tiffin/api/counter';
import type { CounterOrder } from '@tiffin/domain';
import type { Findings } from './findings.ts';
import type { PairedTablet } from './pair-tablet.ts';
import type { Random } from './random.ts';
import { createRetry, type Outcome } from './retry-until-settled.ts';

/** The calls of one device, each retried until it is settled, and repeated after the PIN where it needs one. */
export interface CounterCalls {
  listChanges(after: number | undefined): Promise<Outcome<OrderChanges>>;
  getOrder(orderId: string): Promise<Outcome<CounterOrder>>;
  act(orderId: string, action: CounterAction, expectedVersion: number): Promise<Outcome<CounterOrder>>;
  refund(orderId: string, refund: CounterRefund): Promise<Outcome<CounterOrder>>;
}

/** Makes the calls of a paired device. */
export function counterCalls(
  { client, restaurantId, pin }: PairedTablet,
  findings: Findings,
  random: Random,
): CounterCalls {
  const retry = createRetry(findings, random);
  let entering: Promise<boolean> | null = null;
  // One at a time: a server that is ended meanwhile has counted the PIN as a wrong one.
  const enterPin = () => {
    entering ??= retry('counter: PIN', () => client.enterPin(pin))
      .then(({ ok }) => {
        if (ok) findings.count('counter: PINs entered');
        else findings.addViolation('the PIN of the owner was refused');
        return ok;
      })
      .finally(() => {
        entering = null;
      });
    return entering;
  };
  const asManager = async <Value>(call: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const outcome = await call();
    const needsPin = !outcome.ok && outcome.refusal.code === 'pin_needed';
    return needsPin && (await enterPin()) ? call() : outcome;
  };
  return {
    listChanges: (after) =>
      retry('counter: changes', () =>
        client.listChanges(restaurantId, { after, limit: 100, isOnShift: true }),
      ),
    getOrder: (orderId) => retry('counter: order', () => client.getCounterOrder(restaurantId, orderId)),
    act: (orderId, action, expectedVersion) =>
      asManager(() =>
        retry(`counter: ${action.name}`, (idempotencyKey) =>
          client.actOnOrder(restaurantId, orderId, { action, expectedVersion }, { idempotencyKey }),
        ),
      ),
    refund: (orderId, refund) =>
      asManager(() =>
        retry('counter: refund', (idempotencyKey) =>
          client.refundOrder(restaurantId, orderId, refund, { idempotencyKey }),
        ),
      ),
  };
}
