import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleCounterOrder } from '../testing/example-counter-order.ts';
import { boardLanes } from './board-lanes.ts';
import type { CounterOrder } from './counter-order.ts';
import type { OrderStatus } from './order.ts';
import { hasMoved, type PlacedLanes, placeOrders } from './placed-lanes.ts';

const now = new Date('2026-11-20T18:47:00Z');
const at = now.toISOString();

const order = (id: string, status: OrderStatus) =>
  exampleCounterOrder({
    id,
    number: id,
    status,
    acceptBy: at,
    createdAt: at,
    placedAt: at,
    timeline: [{ status, at }],
  });

const place = (orders: readonly CounterOrder[], held: PlacedLanes | null = null) =>
  placeOrders(orders, boardLanes(orders, now), held);
const idsOf = (lanes: PlacedLanes) =>
  Object.values(lanes).map((lane) => lane.map(({ entry }) => entry.order.id));
const overIn = (lane: PlacedLanes[keyof PlacedLanes]) =>
  lane.filter(({ isOver }) => isOver).map(({ entry }) => entry.order.id);

describe('places that are held', () => {
  const before = place([order('S-1', 'placed'), order('S-2', 'placed'), order('S-3', 'accepted')]);

  test('keep an order that is accepted or ready, and say that it is over', () => {
    const after = place([order('S-1', 'accepted'), order('S-2', 'placed'), order('S-3', 'ready')], before);
    expect(idsOf(after)).toEqual([['S-1', 'S-2'], ['S-3'], [], []]);
    expect([overIn(after.new), overIn(after.kitchen)]).toEqual([['S-1'], ['S-3']]);
  });

  test('keep an order that has left the board, as it was last', () => {
    const after = place([order('S-2', 'cancelled')], before);
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(overIn(after.new)).toEqual(['S-1', 'S-2']);
  });

  test('let a new order follow, and begin again once they are let go', () => {
    const orders = [order('S-0', 'placed'), order('S-1', 'accepted'), order('S-2', 'placed')];
    expect(idsOf(place(orders, before))[0]).toEqual(['S-1', 'S-2', 'S-0']);
    expect(idsOf(place(orders))).toEqual([['S-0', 'S-2'], ['S-1'], [], []]);
  });

  test('are not over while an order is cooked on, or when its step was undone', () => {
    expect(overIn(place([order('S-3', 'preparing')], before).kitchen)).toEqual([]);
    const ready = place([order('S-3', 'ready')], before);
    expect(overIn(place([order('S-3', 'preparing')], ready).kitchen)).toEqual([]);
  });

  test('say that an order was sent out: its next step is another one', () => {
    const shelf = place([order('S-1', 'ready')]);
    expect(overIn(place([order('S-1', 'out_for_delivery')], shelf).ready)).toEqual(['S-1']);
  });
});

test('a place has moved when another order stands in it, not when one has come after the last', () => {
  const before = place([order('S-1', 'placed'), order('S-3', 'accepted')]);
  expect(
    hasMoved(before, place([order('S-1', 'placed'), order('S-2', 'placed'), order('S-3', 'ready')])),
  ).toBe(true);
  expect(
    hasMoved(before, place([order('S-1', 'placed'), order('S-2', 'placed'), order('S-3', 'accepted')])),
  ).toBe(false);
  expect(hasMoved(place([order('S-3', 'accepted')]), before)).toBe(true);
});

const statuses = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'declined',
  'cancelled',
] as const;
const someOrders = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
  .chain((numbers) =>
    fc.tuple(
      ...numbers.map((number) => fc.constantFrom(...statuses).map((status) => order(`S-${number}`, status))),
    ),
  );

test('whatever happens, nothing moves while it is held, nothing is on the board twice, and nothing is missing', () => {
  fc.assert(
    fc.property(fc.array(someOrders, { minLength: 2, maxLength: 6 }), (reads) => {
      const [first = [], ...later] = reads;
      let held = place(first);
      for (const orders of later) {
        const lanes = boardLanes(orders, now);
        const next = placeOrders(orders, lanes, held);
        expect(hasMoved({ ...held, new: [] }, { ...next, new: [] })).toBe(false);
        const ids = idsOf(next).flat();
        expect(new Set(ids).size).toBe(ids.length);
        const onBoard = Object.values(lanes).flatMap((lane) => lane.map((one: CounterOrder) => one.order.id));
        expect(onBoard.filter((id) => !ids.includes(id))).toEqual([]);
        for (const places of Object.values(next)) {
          for (const one of places.filter(({ isOver }) => !isOver)) {
            const { entry } = one;
            const fresh = orders.find(({ order: { id } }) => id === entry.order.id);
            expect(fresh?.order.status).toBe(entry.order.status);
          }
        }
        held = next;
      }
    }),
  );
});
