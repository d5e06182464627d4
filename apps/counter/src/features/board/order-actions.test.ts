import { expect, test } from 'vitest';
import { at, counterOrder, type Stages } from '../board-feed/testing/counter-orders.ts';
import { availableActions } from './order-actions.ts';

const accepted: Stages = [
  ['placed', '18:30'],
  ['accepted', '18:31'],
];
const ready: Stages = [...accepted, ['preparing', '18:35'], ['ready', '18:45']];
const completed: Stages = [...ready, ['completed', '18:55']];

test.each<[string, Stages, string, readonly string[]]>([
  ['placed', [['placed', '18:30']], '18:31', ['accept', 'decline']],
  ['accepted', accepted, '18:35', ['delay', 'start', 'ready', 'cancel_accepted']],
  ['ready', ready, '18:46', ['complete', 'cancel_accepted', 'undo']],
  ['ready for more than ten minutes', ready, '18:56', ['complete', 'cancel_accepted']],
  ['completed', completed, '19:05', ['undo']],
  ['completed for more than ten minutes', completed, '19:06', []],
  ['cancelled', [...accepted, ['cancelled', '18:40']], '18:41', []],
])('an order that is %s offers what can be done now', (_, stages, time, actions) => {
  expect(availableActions(counterOrder(1, stages), new Date(at(time))).toSorted()).toEqual(
    actions.toSorted(),
  );
});

test('what an erased customer has ordered is not set back', () => {
  const erased = { ...counterOrder(1, completed), customer: { name: null, phoneNumber: null } };
  expect(availableActions(erased, new Date(at('19:05')))).toEqual([]);
});

test('a delivery is sent out before it is completed', () => {
  const delivery = { mode: 'delivery' } as const;
  const now = new Date(at('18:46'));
  expect(availableActions(counterOrder(1, ready, delivery), now)).toEqual([
    'dispatch',
    'cancel_accepted',
    'undo',
  ]);
  const out = counterOrder(1, [...ready, ['out_for_delivery', '18:46']], delivery);
  expect(availableActions(out, now)).toEqual(['complete', 'cancel_accepted']);
});

test('a state of a later version offers nothing, and cannot be gone back to', () => {
  const now = new Date(at('18:46'));
  const later: Stages = [...accepted, ['in_progress', '18:40']];
  expect(availableActions(counterOrder(1, later), now)).toEqual([]);
  expect(availableActions(counterOrder(1, [...later, ['ready', '18:45']]), now)).not.toContain('undo');
});
