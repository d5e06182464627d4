import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPence } from '../money/arithmetic.ts';
import {
  actionOf,
  lifecycleActors,
  minutesAfter,
  placedOrders,
  type WalkStep,
  walkStart,
  walkSteps,
} from '../testing/lifecycle-walks.ts';
import { rounds } from '../testing/soak.ts';
import { allowedActions, applyAction } from './apply-action.ts';
import type { LifecycleAction, LifecycleActionName, LifecycleOrder } from './lifecycle-order.ts';
import { lifecycleActionNames } from './lifecycle-table.ts';
import { nextSystemAction } from './next-system-action.ts';
import { fulfilmentStatuses } from './order-status.ts';

const walks = fc.tuple(placedOrders, fc.array(walkSteps, { maxLength: 40, size: 'max' }));
const numRuns = rounds(1_000, 20_000);

interface Visit {
  readonly step: WalkStep;
  readonly now: Date;
  readonly order: LifecycleOrder;
  readonly result: ReturnType<typeof applyAction>;
}

// Takes the steps of a walk one after another; money that is due goes back at once.
function walk(start: LifecycleOrder, steps: readonly WalkStep[]): readonly Visit[] {
  const visits: Visit[] = [];
  let order = start;
  let now = walkStart;
  for (const step of steps) {
    now = minutesAfter(now, step.minutes);
    const result = applyAction(order, actionOf(step, now), step.actor, now);
    visits.push({ step, now, order, result });
    if (result.kind === 'refused') continue;
    const given = result.refund.kind === 'none' ? order.refundedAmount : result.refund.amount;
    order = {
      ...result.order,
      refundedAmount:
        result.refund.kind === 'none' ? order.refundedAmount : addPence(order.refundedAmount, given),
    };
  }
  return visits;
}

// An input with which an allowed action succeeds.
function goodAction(name: LifecycleActionName, order: LifecycleOrder, now: Date): LifecycleAction {
  switch (name) {
    case 'accept':
      return { name, promised: { from: minutesAfter(now, 30), to: minutesAfter(now, 40) } };
    case 'delay':
      return { name, promisedAt: minutesAfter(order.promised?.to ?? now, 120) };
    case 'decline':
      return { name, reason: 'too_busy' };
    case 'cancel_accepted':
      return { name, reason: 'other', refund: { kind: 'full' } };
    default:
      return { name };
  }
}

function checkWalks(
  check: (visits: readonly Visit[], start: LifecycleOrder) => void,
  { share = 1 } = {},
): void {
  const property = fc.property(walks, ([start, steps]) => check(walk(start, steps), start));
  fc.assert(property, { numRuns: numRuns / share });
}

describe('however an order is acted on', () => {
  test('an action is allowed exactly if applying it succeeds', () => {
    const check = (visits: readonly Visit[]) => {
      for (const { step, now, order, result } of visits) {
        if (result.kind === 'applied') expect(allowedActions(order, step.actor, now)).toContain(step.name);
        for (const actor of lifecycleActors) {
          const succeeding = lifecycleActionNames.filter(
            (name) => applyAction(order, goodAction(name, order, now), actor, now).kind === 'applied',
          );
          expect(allowedActions(order, actor, now)).toEqual(succeeding);
        }
      }
    };
    // Every visit tries every action of everyone.
    checkWalks(check, { share: 10 });
  });

  test('nothing leads out of an end, and undo never leads out of a decline or a cancellation', () => {
    checkWalks((visits) => {
      for (const { order, result, now, step } of visits) {
        if (order.status === 'declined' || order.status === 'cancelled') {
          expect(result.kind).toBe('refused');
          for (const actor of lifecycleActors) expect(allowedActions(order, actor, now)).toEqual([]);
        }
        if (order.status === 'completed' && result.kind === 'applied') expect(step.name).toBe('undo');
      }
    });
  });

  test('its version grows by one with each action, and a refusal says why', () => {
    checkWalks((visits) => {
      for (const { order, result } of visits) {
        if (result.kind === 'applied') expect(result.order.version).toBe(order.version + 1);
        else expect(result.problem.message).toMatch(/^[A-Z].+\.$/);
      }
    });
  });

  test('no more goes back than was paid, and an order that nobody cooks is refunded in full', () => {
    checkWalks((visits, start) => {
      let given = 0;
      for (const { order, result } of visits) {
        if (result.kind === 'refused') continue;
        if (result.refund.kind !== 'none') given += result.refund.amount;
        const hasEnded = result.order.closedReason !== null;
        if (!hasEnded) expect(result.refund).toEqual({ kind: 'none' });
        if (hasEnded && order.status === 'placed') {
          expect(result.refund).toEqual({ kind: 'full', amount: start.totalAmount });
        }
      }
      expect(given).toBeGreaterThanOrEqual(0);
      expect(given).toBeLessThanOrEqual(start.totalAmount);
    });
  });

  test('a collection never goes out for delivery', () => {
    checkWalks((visits, { mode }) => {
      const statuses = visits.map(({ order }) => order.status);
      if (mode === 'collection') expect(statuses).not.toContain('out_for_delivery');
    });
  });

  test('staff promise 5 to 180 minutes ahead and move a promise later only, by at most 120 minutes', () => {
    checkWalks((visits) => {
      for (const { order, result, now, step } of visits) {
        if (result.kind === 'refused') continue;
        const promised = result.order.promised?.to.getTime() ?? 0;
        if (step.name === 'accept' && step.actor !== 'system') {
          expect(promised).toBeGreaterThanOrEqual(minutesAfter(now, 5).getTime());
          expect(promised).toBeLessThanOrEqual(minutesAfter(now, 180).getTime());
        } else if (step.name === 'delay') {
          const before = order.promised?.to ?? now;
          expect(promised).toBeGreaterThan(before.getTime());
          expect(promised).toBeGreaterThan(now.getTime());
          expect(promised).toBeLessThanOrEqual(minutesAfter(before, 120).getTime());
        } else if (step.name !== 'accept') {
          expect(result.order.promised).toEqual(order.promised);
        }
      }
    });
  });

  test('the system may do what it does next from that instant on, and nothing before', () => {
    checkWalks((visits) => {
      for (const { order, now } of visits) {
        const estimate = { from: minutesAfter(now, 30), to: minutesAfter(now, 40) };
        const next = nextSystemAction(order, estimate);
        if (next === null) {
          expect(allowedActions(order, 'system', minutesAfter(now, 100_000))).toEqual([]);
          continue;
        }
        expect(applyAction(order, next.action, 'system', next.at).kind).toBe('applied');
        const before = new Date(next.at.getTime() - 1);
        // A placed order is answered at once, so there is no before.
        if (next.at > order.since) expect(allowedActions(order, 'system', before)).toEqual([]);
      }
    });
  });

  test('walks reach every state', () => {
    // Of a fixed seed: how far random walks get must not decide whether a run passes.
    const visits = fc
      .sample(walks, { numRuns: 300, seed: 1 })
      .flatMap(([start, steps]) => walk(start, steps));
    const reached = new Set(
      visits.flatMap(({ result }) => (result.kind === 'applied' ? result.order.status : [])),
    );
    expect([...reached, 'placed'].sort()).toEqual([...fulfilmentStatuses].sort());
  });
});
