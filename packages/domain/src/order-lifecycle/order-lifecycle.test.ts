import { describe, expect, test } from 'vitest';
import { pence, zeroPence } from '../money/pence.ts';
import { lifecycleActors, minutesAfter } from '../testing/lifecycle-walks.ts';
import { allowedActions, applyAction } from './apply-action.ts';
import { isLate } from './is-late.ts';
import {
  cancelReasons,
  type LifecycleAction,
  type LifecycleOrder,
  type RefundChoice,
} from './lifecycle-order.ts';
import type { LifecycleActor } from './lifecycle-table.ts';
import { nextSystemAction } from './next-system-action.ts';
import { fulfilmentStatuses, paymentStatuses } from './order-status.ts';

const paidAt = new Date('2026-11-20T18:46:00Z');
const now = minutesAfter(paidAt, 2);
const promised = { from: minutesAfter(paidAt, 30), to: minutesAfter(paidAt, 40) };

const placed: LifecycleOrder = {
  status: 'placed',
  since: paidAt,
  before: [],
  version: 3,
  mode: 'delivery',
  acceptBy: minutesAfter(paidAt, 5),
  promised: null,
  undoneAt: null,
  closesAt: minutesAfter(paidAt, 240),
  paidAt,
  totalAmount: pence(3898),
  tipAmount: zeroPence,
  refundedAmount: zeroPence,
  closedReason: null,
};
const accepted: LifecycleOrder = {
  ...placed,
  status: 'accepted',
  since: now,
  before: [{ status: 'placed', since: paidAt }],
  promised,
};

function apply(order: LifecycleOrder, action: LifecycleAction, actor: LifecycleActor, at = now) {
  return applyAction(order, action, actor, at);
}

function messageOf(order: LifecycleOrder, action: LifecycleAction, actor: LifecycleActor, at = now) {
  const result = apply(order, action, actor, at);
  return result.kind === 'refused' ? `${result.problem.code}: ${result.problem.message}` : 'applied';
}

function applied(order: LifecycleOrder, action: LifecycleAction, actor: LifecycleActor, at = now) {
  const result = apply(order, action, actor, at);
  if (result.kind === 'refused') throw new Error(result.problem.message);
  return result;
}

describe('who may do what in which state', () => {
  const team = ['accept', 'decline'];
  const cooking = ['start', 'delay', 'ready', 'dispatch'];
  test.each<[LifecycleOrder['status'], LifecycleActor, string[]]>([
    ['placed', 'customer', ['cancel']],
    ['placed', 'staff', team],
    ['placed', 'manager', team],
    ['placed', 'system', []],
    ['accepted', 'customer', []],
    ['accepted', 'staff', cooking],
    ['accepted', 'manager', [...cooking, 'cancel_accepted']],
    ['accepted', 'system', []],
    ['preparing', 'customer', []],
    ['preparing', 'staff', ['delay', 'ready', 'dispatch']],
    ['preparing', 'manager', ['delay', 'ready', 'dispatch', 'cancel_accepted']],
    ['ready', 'customer', []],
    ['ready', 'staff', ['dispatch', 'undo']],
    ['ready', 'manager', ['dispatch', 'cancel_accepted', 'undo']],
    ['out_for_delivery', 'customer', []],
    ['out_for_delivery', 'staff', ['complete']],
    ['out_for_delivery', 'manager', ['complete', 'cancel_accepted']],
    ['completed', 'staff', ['undo']],
    ['completed', 'manager', ['undo']],
    ['completed', 'customer', []],
    ['completed', 'system', []],
  ])('%s: %s may %j', (status, actor, actions) => {
    const order = status === 'placed' ? placed : { ...accepted, status };
    expect(allowedActions(order, actor, now)).toEqual(actions);
  });

  test.each([...paymentStatuses, 'declined', 'cancelled'] as const)('nobody acts on %s', (status) => {
    for (const actor of lifecycleActors) {
      expect(allowedActions({ ...accepted, status }, actor, now)).toEqual([]);
    }
  });

  test('a collection is completed from ready and never goes out', () => {
    const ready: LifecycleOrder = { ...accepted, status: 'ready', mode: 'collection' };
    expect(allowedActions(ready, 'staff', now)).toEqual(['complete', 'undo']);
    expect(messageOf(ready, { name: 'dispatch' }, 'staff')).toBe(
      'action_not_allowed: This order is collected, so it cannot be sent out for delivery.',
    );
    expect(messageOf({ ...ready, mode: 'delivery' }, { name: 'complete' }, 'staff')).toBe(
      'action_not_allowed: This order has to be sent out for delivery first.',
    );
  });
});

describe('accept', () => {
  const accept = (minutes: number): LifecycleAction => {
    const at = minutesAfter(now, minutes);
    return { name: 'accept', promised: { from: at, to: at } };
  };

  test('promises a time, once', () => {
    const { order, refund } = applied(placed, accept(35), 'staff');
    const at = minutesAfter(now, 35);
    expect(order).toEqual({
      ...placed,
      status: 'accepted',
      since: now,
      before: [{ status: 'placed', since: paidAt }],
      version: 4,
      promised: { from: at, to: at },
    });
    expect(refund).toEqual({ kind: 'none' });
    expect(messageOf(order, accept(35), 'staff')).toBe(
      'action_not_allowed: This order is accepted, so it cannot be accepted.',
    );
  });

  test.each([
    [5, 'applied'],
    [180, 'applied'],
    [4.99, 'promise_out_of_range: Promise a time between 5 minutes and 3 hours from now.'],
    [180.01, 'promise_out_of_range: Promise a time between 5 minutes and 3 hours from now.'],
  ])('%d minutes ahead: %s', (minutes, outcome) => {
    expect(messageOf(placed, accept(minutes), 'staff')).toBe(outcome);
  });

  test('a range counts from its begin to its end', () => {
    const range = (from: number, to: number): LifecycleAction => ({
      name: 'accept',
      promised: { from: minutesAfter(now, from), to: minutesAfter(now, to) },
    });
    expect(messageOf(placed, range(5, 180), 'manager')).toBe('applied');
    expect(messageOf(placed, range(4, 30), 'manager')).toMatch(/^promise_out_of_range/);
    expect(messageOf(placed, range(170, 190), 'manager')).toMatch(/^promise_out_of_range/);
    expect(messageOf(placed, range(40, 30), 'manager')).toBe(
      'promise_out_of_range: The promised time ends before it begins.',
    );
  });

  test('the system accepts where acceptance is automatic, and promises the estimate whatever it is', () => {
    expect(messageOf({ ...placed, acceptBy: null }, accept(240), 'system')).toBe('applied');
    expect(messageOf(placed, accept(30), 'system')).toBe(
      'action_not_allowed: The restaurant answers this order itself.',
    );
  });

  test('staff may still answer after the limit, as long as the system has not', () => {
    expect(messageOf(placed, accept(30), 'staff', minutesAfter(paidAt, 6))).toBe('applied');
  });
});

describe('orders that are not cooked', () => {
  test.each<[LifecycleAction, LifecycleActor, 'declined' | 'cancelled', string]>([
    [{ name: 'decline', reason: 'out_of_stock' }, 'staff', 'declined', 'out_of_stock'],
    [{ name: 'decline_unanswered' }, 'system', 'declined', 'unanswered'],
    [{ name: 'cancel' }, 'customer', 'cancelled', 'customer'],
  ])('%j by %s: %s (%s), refunded in full', (action, actor, status, closedReason) => {
    const at = minutesAfter(paidAt, 5);
    const { order, refund } = applied({ ...placed, refundedAmount: pence(98) }, action, actor, at);
    expect(order).toMatchObject({ status, closedReason, since: at, version: 4 });
    expect(refund).toEqual({ kind: 'full', amount: 3800 });
  });

  test('an order is unanswered at its limit and not before', () => {
    const unanswered: LifecycleAction = { name: 'decline_unanswered' };
    const limit = minutesAfter(paidAt, 5);
    expect(messageOf(placed, unanswered, 'system', new Date(limit.getTime() - 1))).toBe(
      'action_not_allowed: The restaurant can still answer this order.',
    );
    expect(messageOf(placed, unanswered, 'system', limit)).toBe('applied');
    expect(messageOf({ ...placed, acceptBy: null }, unanswered, 'system', minutesAfter(limit, 60))).toMatch(
      /can still answer/,
    );
  });

  test('an order paid more than 15 minutes after closing is declined, another one is not', () => {
    const closed: LifecycleAction = { name: 'decline_closed' };
    const closesAt = minutesAfter(paidAt, -15);
    const refusal = 'action_not_allowed: This order was paid in time.';
    const late = { ...placed, closesAt: new Date(closesAt.getTime() - 1) };
    expect(messageOf({ ...placed, closesAt }, closed, 'system')).toBe(refusal);
    expect(messageOf({ ...placed, closesAt: null }, closed, 'system')).toBe(refusal);
    expect(messageOf({ ...late, paidAt: null }, closed, 'system')).toBe(refusal);
    expect(applied(late, closed, 'system')).toMatchObject({
      order: { status: 'declined', closedReason: 'closed' },
      refund: { kind: 'full', amount: 3898 },
    });
  });

  test('the customer cancels until the restaurant has answered', () => {
    expect(messageOf(accepted, { name: 'cancel' }, 'customer')).toBe(
      'action_not_allowed: This order is accepted, so it cannot be cancelled.',
    );
    expect(messageOf(placed, { name: 'cancel' }, 'staff')).toBe(
      'action_not_allowed: This order can only be cancelled by the customer.',
    );
  });
});

describe('delay', () => {
  const delayTo = (promisedAt: Date): LifecycleAction => ({ name: 'delay', promisedAt });
  const refusal =
    'promise_out_of_range: Choose a time after the promised one, still to come and at most 2 hours later.';

  test('moves the promise later and leaves the state', () => {
    const at = minutesAfter(promised.to, 15);
    const { order } = applied(accepted, delayTo(at), 'staff');
    expect(order).toEqual({ ...accepted, version: 4, promised: { from: at, to: at } });
  });

  test.each([
    [0, refusal],
    [-1, refusal],
    [0.001, 'applied'],
    [120, 'applied'],
    [120.001, refusal],
  ])('by %d minutes: %s', (minutes, outcome) => {
    expect(messageOf(accepted, delayTo(minutesAfter(promised.to, minutes)), 'staff')).toBe(outcome);
  });

  test('a late order is moved to a time that is still to come, until no such time is left', () => {
    const late = minutesAfter(promised.to, 30);
    expect(messageOf(accepted, delayTo(late), 'staff', late)).toBe(refusal);
    expect(messageOf(accepted, delayTo(minutesAfter(late, 1)), 'staff', late)).toBe('applied');
    const tooLate = minutesAfter(promised.to, 120);
    const refused = 'action_not_allowed: The promised time is too long ago to be moved.';
    expect(messageOf(accepted, delayTo(minutesAfter(tooLate, 1)), 'staff', tooLate)).toBe(refused);
    expect(messageOf({ ...accepted, promised: null }, delayTo(late), 'staff')).toBe(refused);
  });
});

describe('cancelling an accepted order', () => {
  const cancel = (reason: (typeof cancelReasons)[number], refund: RefundChoice): LifecycleAction => ({
    name: 'cancel_accepted',
    reason,
    refund,
  });

  test('only a manager does', () => {
    expect(messageOf(accepted, cancel('other', { kind: 'full' }), 'staff')).toBe(
      'action_not_allowed: This order can only be cancelled by a manager.',
    );
    expect(applied(accepted, cancel('customer_request', { kind: 'full' }), 'manager')).toMatchObject({
      order: { status: 'cancelled', closedReason: 'customer_request' },
      refund: { kind: 'full', amount: 3898 },
    });
  });

  test.each(cancelReasons)('%s: without a refund only when nobody came or the ID was refused', (reason) => {
    const isAllowed = reason === 'no_show' || reason === 'id_refused';
    expect(messageOf(accepted, cancel(reason, { kind: 'none' }), 'manager')).toBe(
      isAllowed
        ? 'applied'
        : 'refund_not_allowed: An order can only be cancelled without a refund when nobody came or the ID was refused.',
    );
  });

  test.each([
    [0, 'refund_not_allowed: Enter an amount above £0.00.'],
    [-1, 'refund_not_allowed: Enter an amount above £0.00.'],
    [1, 'applied'],
    [3800, 'applied'],
    [3801, 'refund_exceeds: There is £38.00 left to refund.'],
  ])('%i p of £38.98, £0.98 of it refunded before: %s', (amount, outcome) => {
    const order = { ...accepted, refundedAmount: pence(98) };
    const action = cancel('other', { kind: 'amount', amount: pence(amount) });
    expect(messageOf(order, action, 'manager')).toBe(outcome);
    if (outcome === 'applied') {
      expect(applied(order, action, 'manager').refund).toEqual({ kind: 'amount', amount });
    }
  });

  test.each([
    [3600, 'applied'],
    [
      3601,
      'refund_exceeds: The tip of £2.00 goes back only with everything that is left. Pay back at most £36.00, or all of £38.00.',
    ],
    [3800, 'applied'],
  ])('%i p of £38.98 with a tip of £2.00, £0.98 of it refunded before: %s', (amount, outcome) => {
    const order = { ...accepted, tipAmount: pence(200), refundedAmount: pence(98) };
    const action = cancel('other', { kind: 'amount', amount: pence(amount) });
    expect(messageOf(order, action, 'manager')).toBe(outcome);
  });

  test('nothing goes back when nobody came', () => {
    const { order, refund } = applied(accepted, cancel('no_show', { kind: 'none' }), 'manager');
    expect(order).toMatchObject({ status: 'cancelled', closedReason: 'no_show' });
    expect(refund).toEqual({ kind: 'none' });
  });
});

describe('completing and undoing', () => {
  const out: LifecycleOrder = {
    ...accepted,
    status: 'out_for_delivery',
    before: [...accepted.before, { status: 'ready', since: now }],
  };

  test('the system completes 90 minutes after the promise', () => {
    const due = minutesAfter(promised.to, 90);
    const early = new Date(due.getTime() - 1);
    const refusal =
      'action_not_allowed: An order completes automatically 90 minutes after its promised time.';
    expect(messageOf(out, { name: 'complete' }, 'system', early)).toBe(refusal);
    expect(messageOf(out, { name: 'complete' }, 'system', due)).toBe('applied');
    expect(messageOf({ ...out, promised: null }, { name: 'complete' }, 'system', due)).toBe(refusal);
    expect(nextSystemAction(out, promised)).toEqual({ action: { name: 'complete' }, at: due });
    expect(nextSystemAction({ ...out, promised: null }, promised)).toBeNull();
    const collection: LifecycleOrder = { ...out, status: 'ready', mode: 'collection' };
    expect(messageOf(collection, { name: 'complete' }, 'system', due)).toBe('applied');
    expect(allowedActions({ ...out, status: 'preparing' }, 'system', due)).toEqual([]);
  });

  test.each(['accepted', 'preparing', 'ready'] as const)(
    'the system completes from %s only what it accepted itself',
    (status) => {
      const due = minutesAfter(promised.to, 90);
      const automatic: LifecycleOrder = { ...accepted, status, acceptBy: null };
      const early = new Date(due.getTime() - 1);
      expect(allowedActions(automatic, 'system', early)).toEqual([]);
      expect(allowedActions(automatic, 'system', due)).toEqual(['complete']);
      expect(applied(automatic, { name: 'complete' }, 'system', due).order.status).toBe('completed');
      expect(messageOf({ ...automatic, acceptBy: now }, { name: 'complete' }, 'system', due)).toBe(
        status === 'ready'
          ? 'action_not_allowed: This order has to be sent out for delivery first.'
          : 'action_not_allowed: The restaurant answers this order itself.',
      );
      expect(messageOf(automatic, { name: 'complete' }, 'staff', due)).toMatch(/^action_not_allowed/);
    },
  );

  test('what staff have undone the system leaves for 90 minutes more', () => {
    const due = minutesAfter(promised.to, 90);
    const { order } = applied(out, { name: 'complete' }, 'system', due);
    const undone = applied(order, { name: 'undo' }, 'staff', minutesAfter(due, 5)).order;
    expect(undone).toMatchObject({ status: 'out_for_delivery', since: now, before: out.before });
    expect(allowedActions(undone, 'system', minutesAfter(due, 94))).toEqual([]);
    expect(allowedActions(undone, 'system', minutesAfter(due, 95))).toEqual(['complete']);
  });

  test('undo goes back one state at a time, each within 10 minutes of its begin', () => {
    const ready = applied(accepted, { name: 'ready' }, 'staff', minutesAfter(now, 1)).order;
    const collection: LifecycleOrder = { ...ready, mode: 'collection' };
    const completed = applied(collection, { name: 'complete' }, 'staff', minutesAfter(now, 2)).order;
    const once = applied(completed, { name: 'undo' }, 'staff', minutesAfter(now, 11)).order;
    expect(once).toEqual({ ...collection, version: 6, undoneAt: minutesAfter(now, 11) });
    const twice = applied(once, { name: 'undo' }, 'staff', minutesAfter(now, 11)).order;
    expect(twice).toMatchObject({ status: 'accepted', since: accepted.since, before: accepted.before });
    expect(messageOf(completed, { name: 'undo' }, 'staff', minutesAfter(now, 12))).toBe('applied');
    expect(messageOf(completed, { name: 'undo' }, 'staff', minutesAfter(now, 12.001))).toBe(
      'action_not_allowed: This can only be undone within 10 minutes.',
    );
    expect(messageOf({ ...completed, before: [] }, { name: 'undo' }, 'staff')).toMatch(/only be undone/);
  });
});

test.each([
  ['pending_payment', 'is not paid yet'],
  ['payment_expired', 'was not paid'],
  ['payment_failed', 'was not paid'],
  ['placed', 'has not been answered yet'],
  ['preparing', 'is being prepared'],
  ['ready', 'is ready'],
  ['out_for_delivery', 'is out for delivery'],
  ['completed', 'is completed'],
  ['declined', 'is declined'],
  ['cancelled', 'is cancelled'],
] as const)('a %s order is not started, and the message says why', (status, words) => {
  expect(messageOf({ ...accepted, status }, { name: 'start' }, 'staff')).toBe(
    `action_not_allowed: This order ${words}, so it cannot be started.`,
  );
});

test.each<[LifecycleAction, string]>([
  [{ name: 'decline', reason: 'other' }, 'declined'],
  [{ name: 'decline_unanswered' }, 'declined as unanswered'],
  [{ name: 'decline_closed' }, 'declined as paid after closing'],
  [{ name: 'delay', promisedAt: now }, 'delayed'],
  [{ name: 'ready' }, 'marked ready'],
  [{ name: 'dispatch' }, 'sent out'],
  [{ name: 'complete' }, 'completed'],
  [{ name: 'undo' }, 'undone'],
])('%j is refused in its own words', (action, words) => {
  expect(messageOf({ ...placed, status: 'cancelled' }, action, 'manager')).toBe(
    `action_not_allowed: This order is cancelled, so it cannot be ${words}.`,
  );
});

test('the message names everyone who may', () => {
  const start: LifecycleAction = { name: 'start' };
  expect(messageOf(accepted, start, 'customer')).toBe(
    'action_not_allowed: This order can only be started by staff or a manager.',
  );
  expect(messageOf(placed, { name: 'decline_unanswered' }, 'manager')).toBe(
    'action_not_allowed: This order can only be declined as unanswered by the system.',
  );
});

describe('isLate', () => {
  const after = new Date(promised.to.getTime() + 1);
  test.each(fulfilmentStatuses)('%s', (status) => {
    const isUnderWay = ['accepted', 'preparing', 'out_for_delivery'].includes(status);
    expect(isLate({ ...accepted, status }, after)).toBe(isUnderWay || status === 'ready');
    expect(isLate({ ...accepted, status, mode: 'collection' }, after)).toBe(isUnderWay);
    expect(isLate({ ...accepted, status }, promised.to)).toBe(false);
    expect(isLate({ ...accepted, status, promised: null }, after)).toBe(false);
  });
});
