import { expect, test } from 'vitest';
import { exampleCounterOrder } from '../testing/example-counter-order.ts';
import { boardLanes, canUndo } from './board-lanes.ts';
import type { CounterOrder } from './counter-order.ts';
import type { Order } from './order.ts';
import { orderAge, orderUrgency, suggestedPromise } from './order-urgency.ts';

const at = (time: string) => `2026-11-20T${time}Z`;
const now = new Date(at('18:47:00'));

const order = (fields: Partial<Order>, lastActor: 'staff' | 'system' = 'staff') =>
  exampleCounterOrder(fields, {
    history: [
      { version: 1, action: 'placed', actor: 'customer', name: null, at: at('18:41:30') },
      { version: 2, action: 'other', actor: lastActor, name: null, at: at('18:46:00') },
    ],
  });

const promised = (time: string) => ({ promisedFrom: at(time), promisedTo: at(time) });
const numbers = (orders: readonly CounterOrder[]) => orders.map((each) => each.order.number);

test('each state has its lane; what is over is on none, and what this version does not know is cooked on', () => {
  const lanes = boardLanes(
    [
      order({ number: 'placed', status: 'placed' }),
      order({ number: 'accepted', status: 'accepted' }),
      order({ number: 'preparing', status: 'preparing' }),
      order({ number: 'in_progress', status: 'in_progress' }),
      order({ number: 'ready', status: 'ready' }),
      order({ number: 'out', status: 'out_for_delivery' }),
      order({ number: 'declined', status: 'declined' }),
      order({ number: 'cancelled', status: 'cancelled' }),
      order({ number: 'pending', status: 'pending_payment' }),
      order({ number: 'old', status: 'completed' }),
    ],
    now,
  );
  expect(numbers(lanes.new)).toEqual(['placed']);
  expect(numbers(lanes.kitchen)).toEqual(['accepted', 'in_progress', 'preparing']);
  expect(numbers(lanes.ready)).toEqual(['out', 'ready']);
  expect(lanes.done).toEqual([]);
});

test('new orders stand by the time left to answer, those without a deadline last', () => {
  const lanes = boardLanes(
    [
      order({ number: 'S-1' }),
      order({ number: 'S-2', acceptBy: at('18:51:12') }),
      order({ number: 'S-3', acceptBy: at('18:49:38') }),
    ],
    now,
  );
  expect(numbers(lanes.new)).toEqual(['S-3', 'S-2', 'S-1']);
});

test('the kitchen stands by the promise, not by the estimate; the same promise by the number, none last', () => {
  const lanes = boardLanes(
    [
      order({ number: 'S-1', status: 'accepted', estimatedFrom: null, estimatedTo: null }),
      order({ number: 'S-10', status: 'accepted', ...promised('19:05:00') }),
      order({ number: 'S-9', status: 'preparing', ...promised('19:05:00') }),
      order({ number: 'S-8', status: 'accepted', estimatedTo: at('18:30:00'), ...promised('19:40:00') }),
      order({ number: 'S-7', status: 'accepted', estimatedTo: at('19:00:00') }),
    ],
    now,
  );
  expect(numbers(lanes.kitchen)).toEqual(['S-7', 'S-9', 'S-10', 'S-8', 'S-1']);
});

test('what was handed over stays for 10 minutes, the latest first; what the system completed does not', () => {
  const completed = (number: string, time: string, actor?: 'system') =>
    order(
      { number, status: 'completed', timeline: [{ status: 'completed', at: at(time) }] },
      actor ?? 'staff',
    );
  const lanes = boardLanes(
    [
      completed('S-2', '18:37:00'),
      completed('S-1', '18:46:00'),
      completed('S-3', '18:36:59'),
      completed('S-4', '18:46:30', 'system'),
    ],
    now,
  );
  expect(numbers(lanes.done)).toEqual(['S-1', 'S-2']);
});

test('only what is ready or handed over can be undone', () => {
  const timeline = [
    { status: 'ready' as const, at: at('18:45:00') },
    { status: 'out_for_delivery' as const, at: at('18:46:00') },
  ];
  const ready = order({ status: 'ready', timeline });
  expect(canUndo(ready, now)).toBe(true);
  expect(canUndo(order({ status: 'out_for_delivery', timeline }), now)).toBe(false);
  expect(canUndo(order({ status: 'ready' }), now)).toBe(false);
  // The last step counts, whoever made those before it.
  const bySystem = { version: 3, action: 'other', actor: 'system', name: null, at: at('18:46:30') } as const;
  expect(canUndo({ ...ready, history: [...ready.history, bySystem] }, now)).toBe(false);
  expect(canUndo({ ...ready, history: [] }, now)).toBe(true);
  // An order whose customer has been erased would be one of nobody's.
  expect(canUndo({ ...ready, customer: { name: null, phoneNumber: null } }, now)).toBe(false);
});

test.each([
  ['19:05:00', 'accepted', 'calm', 18],
  ['18:53:00', 'accepted', 'calm', 6],
  ['18:52:59', 'accepted', 'due', 5],
  ['18:52:00', 'accepted', 'due', 5],
  ['18:47:00', 'preparing', 'due', 0],
  ['18:46:40', 'preparing', 'late', 1],
  ['18:40:00', 'out_for_delivery', 'late', 7],
] as const)('promised for %s and %s it is %s, %i min', (time, status, step, minutes) => {
  expect(orderUrgency(order({ status, ...promised(time) }).order, now)).toEqual({ step, minutes });
});

test('an order that waits to be collected is not late; without a time nothing presses', () => {
  const waiting = order({ status: 'ready', mode: 'collection', ...promised('18:30:00') });
  expect(orderUrgency(waiting.order, now)).toEqual({ step: 'due', minutes: 0 });
  const unknown = order({ status: 'accepted', estimatedFrom: null, estimatedTo: null });
  expect(orderUrgency(unknown.order, now)).toBeNull();
});

test.each([
  ['what the customer was shown', '19:22:00', '19:22:00'],
  ['the next full minute that can be promised, where that is too near', '18:40:00', '18:53:00'],
  ['three hours at most', '23:59:00', '21:47:00'],
])('Accept suggests %s', (_, shown, suggested) => {
  const estimated = order({ estimatedFrom: at(shown), estimatedTo: at(shown) });
  expect(suggestedPromise(estimated.order, now)).toEqual(new Date(at(suggested)));
});

test('Accept suggests what the load of the kitchen says, in whole minutes', () => {
  const seconds = new Date(at('18:47:20'));
  expect(suggestedPromise(order({}).order, now, 45)).toEqual(new Date(at('19:32:00')));
  expect(suggestedPromise(order({}).order, seconds, 45)).toEqual(new Date(at('19:32:00')));
  expect(suggestedPromise(order({}).order, now, 0)).toEqual(new Date(at('18:53:00')));
});

test('Accept suggests the next full minute that can be promised where the customer was shown none', () => {
  const unknown = order({ estimatedFrom: null, estimatedTo: null });
  expect(suggestedPromise(unknown.order, now)).toEqual(new Date(at('18:53:00')));
});

test('its age counts from the payment', () => {
  // Placed within a minute that had begun: what two clocks without seconds say.
  expect(orderAge(order({}).order, now)).toBe(6);
  expect(orderAge(order({ placedAt: null }).order, now)).toBe(7);
});
