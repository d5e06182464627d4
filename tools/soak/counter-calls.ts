import type { CounterAction, CounterRefund, OrderChanges } from '@tiffin/api/counter';
import type { CounterOrder } from '@tiffin/domain';
import type { Findings } from './findings.ts';
import type { PairedTablet } from './pair-tablet.ts';
import type { Random } from './random.ts';
import { type Outcome, retryUntilSettled } from './retry-until-settled.ts';

/** The calls of one device, each repeated until it is decided, and after the PIN where it needs one. */
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
  let entering: Promise<boolean> | null = null;
  // One at a time: a server that is ended in the middle has counted the PIN as a wrong one.
  const enterPin = () => {
    entering ??= retryUntilSettled('counter: PIN', () => client.enterPin(pin), findings, random)
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
    const needsPin = !outcome.ok && outcome.refusal.code === 'pin_required';
    return needsPin && (await enterPin()) ? call() : outcome;
  };
  return {
    listChanges: (after) =>
      retryUntilSettled(
        'counter: changes',
        () => client.listChanges(restaurantId, { after, limit: 100 }),
        findings,
        random,
      ),
    getOrder: (orderId) =>
      retryUntilSettled(
        'counter: order',
        () => client.getCounterOrder(restaurantId, orderId),
        findings,
        random,
      ),
    act: (orderId, action, expectedVersion) =>
      asManager(() =>
        retryUntilSettled(
          `counter: ${action.name}`,
          (idempotencyKey) =>
            client.actOnOrder(restaurantId, orderId, { action, expectedVersion }, { idempotencyKey }),
          findings,
          random,
        ),
      ),
    refund: (orderId, refund) =>
      asManager(() =>
        retryUntilSettled(
          'counter: refund',
          (idempotencyKey) => client.refundOrder(restaurantId, orderId, refund, { idempotencyKey }),
          findings,
          random,
        ),
      ),
  };
}
