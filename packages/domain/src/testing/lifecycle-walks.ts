import fc from 'fast-check';
import type { Pence } from '../money/pence.ts';
import { pence, zeroPence } from '../money/pence.ts';
import {
  cancelReasons,
  declineReasons,
  type LifecycleAction,
  type LifecycleActionName,
  type LifecycleOrder,
} from '../order-lifecycle/lifecycle-order.ts';
import { type LifecycleActor, lifecycleActionNames } from '../order-lifecycle/lifecycle-table.ts';
import { price } from './arbitraries.ts';

const minuteMs = 60_000;

/** Everyone who acts on orders. */
export const lifecycleActors = [
  'customer',
  'staff',
  'manager',
  'system',
] as const satisfies readonly LifecycleActor[];

/** When the walks begin. */
export const walkStart = new Date('2026-11-20T18:46:00Z');

/** The instant so many minutes after another. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * minuteMs);
}

/** An order that was paid a moment ago, answered by the restaurant or automatically. */
export const placedOrders: fc.Arbitrary<LifecycleOrder> = fc
  .record({
    mode: fc.constantFrom('delivery' as const, 'collection' as const),
    answerMinutes: fc.option(fc.integer({ min: 3, max: 15 })),
    closingMinutes: fc.option(fc.integer({ min: -60, max: 240 })),
    isFree: fc.boolean(),
    totalAmount: price,
  })
  .map(({ mode, answerMinutes, closingMinutes, isFree, totalAmount }) => ({
    status: 'placed',
    since: walkStart,
    before: [],
    version: 1,
    mode,
    acceptBy: answerMinutes === null ? null : minutesAfter(walkStart, answerMinutes),
    promised: null,
    undoneAt: null,
    closesAt: closingMinutes === null ? null : minutesAfter(walkStart, closingMinutes),
    paidAt: isFree ? null : walkStart,
    totalAmount,
    tipAmount: zeroPence,
    refundedAmount: zeroPence,
    closedReason: null,
  }));

/** One step of a walk: who tries what after how many minutes, with which inputs. */
export interface WalkStep {
  readonly minutes: number;
  readonly actor: LifecycleActor;
  readonly name: LifecycleActionName;
  readonly promiseMinutes: number;
  readonly declineReason: (typeof declineReasons)[number];
  readonly cancelReason: (typeof cancelReasons)[number];
  readonly refundKind: 'full' | 'amount' | 'none';
  readonly amount: Pence;
}

/** A step of any kind, sensible or not. */
export const walkSteps: fc.Arbitrary<WalkStep> = fc.record({
  minutes: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 200 })),
  // Often a manager, who may do most: so the walks get far.
  actor: fc.oneof(fc.constantFrom(...lifecycleActors), fc.constant('manager' as const)),
  name: fc.constantFrom(...lifecycleActionNames),
  promiseMinutes: fc.integer({ min: -10, max: 200 }),
  declineReason: fc.constantFrom(...declineReasons),
  cancelReason: fc.constantFrom(...cancelReasons),
  refundKind: fc.constantFrom('full' as const, 'amount' as const, 'none' as const),
  amount: fc.integer({ min: -10, max: 110_000 }).map(pence),
});

/** The action of a step, with its inputs. */
export function actionOf(step: WalkStep, now: Date): LifecycleAction {
  const promisedAt = minutesAfter(now, step.promiseMinutes);
  switch (step.name) {
    case 'accept':
      return { name: 'accept', promised: { from: promisedAt, to: promisedAt } };
    case 'delay':
      return { name: 'delay', promisedAt };
    case 'decline':
      return { name: 'decline', reason: step.declineReason };
    case 'cancel_accepted':
      return {
        name: 'cancel_accepted',
        reason: step.cancelReason,
        refund:
          step.refundKind === 'amount' ? { kind: 'amount', amount: step.amount } : { kind: step.refundKind },
      };
    default:
      return { name: step.name };
  }
}
