import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zeroPence } from '../money/pence.ts';
import { openStatuses, orderStatuses } from '../order-lifecycle/order-status.ts';
import { countedLines } from '../testing/counted-order.ts';
import { hasOpenProblem } from './order-attention.ts';
import '../testing/replay-seed.ts';
import type { CounterOrder } from './counter-order.ts';
import { keptOrdersMs, mayShowKept, ordersToKeep } from './kept-orders.ts';
import type { OrderStatus } from './order.ts';

/** Texts that must not be kept, as nobody else writes them. */
const secret = fc.uuid().map((id) => `secret ${id}`);

const order = (status: OrderStatus, hidden: string): CounterOrder => ({
  order: {
    ...countedLines,
    id: 'a'.repeat(24),
    number: 'S-1042',
    restaurantId: 'b'.repeat(24),
    status,
    mode: 'delivery',
    createdAt: '2026-11-20T18:30:00.000Z',
    placedAt: '2026-11-20T18:30:00.000Z',
    paidAfterClosing: false,
    address: {
      id: 'c'.repeat(24),
      type: 'house',
      building: hidden,
      address: hidden,
      city: hidden,
      postalCode: hidden,
      latitude: null,
      longitude: null,
      isDefault: false,
      isVerified: false,
    },
    promoCode: hidden,
    estimatedFrom: null,
    estimatedTo: null,
    allergyPhone: '',
    payment: null,
    version: 1,
    acceptBy: null,
    promisedFrom: null,
    promisedTo: null,
    isDelayed: false,
    timeline: [],
    refundedAmount: zeroPence,
    refunds: [],
    otherRefunds: [],
    hasUnusedPayment: false,
    closedReason: null,
    canCancel: false,
    riderNote: hidden,
    problems: [
      {
        ...{ id: 'd'.repeat(24), reason: 'missing', state: 'open', lines: [hidden], text: hidden },
        photos: [{ id: hidden, width: 1500, height: 2000 }],
        createdAt: '2026-11-20T18:40:00.000Z',
        answers: [{ text: hidden, at: '2026-11-20T18:41:00.000Z', by: hidden }],
        closedAt: null,
      },
    ],
  },
  customer: { name: 'Priya Nair', phoneNumber: hidden },
  history: [{ version: 1, action: 'accept', actor: 'staff', name: hidden, at: '2026-11-20T18:31:00.000Z' }],
  acknowledgements: [{ of: 'new', name: hidden, at: '2026-11-20T18:30:30.000Z' }],
  prints: [
    { of: 'new', device: hidden, isOwn: true, claimedAt: '2026-11-20T18:31:00.000Z', confirmedAt: null },
  ],
  shownUntil: null,
});

const status = fc.constantFrom<OrderStatus>(...orderStatuses, 'in_progress');

test('only open orders are kept, without what the board does not show', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(status, secret)), (drawn) => {
      const orders = drawn.map(([one, hidden]) => order(one, hidden));
      const kept = ordersToKeep(orders);
      const open = new Set<OrderStatus>([...openStatuses, 'in_progress']);
      expect(kept.map((one) => one.order.status)).toEqual(
        drawn.map(([one]) => one).filter((one) => open.has(one)),
      );
      expect(JSON.stringify(kept)).not.toContain('secret');
      for (const { order: one, customer } of kept) {
        expect([one.note, one.allergyNote, one.items, customer.name]).toEqual([
          countedLines.note,
          countedLines.allergyNote,
          countedLines.items,
          'Priya Nair',
        ]);
        expect(hasOpenProblem(one)).toBe(true);
      }
      // Keeping what was kept changes nothing.
      expect(ordersToKeep(kept)).toEqual(kept);
    }),
  );
});

test('kept orders are shown for less than twelve hours, and never once they are too old', () => {
  expect(keptOrdersMs).toBe(43_200_000);
  const readAt = Date.parse('2026-11-20T18:42:00Z');
  expect(mayShowKept(readAt, readAt)).toBe(true);
  expect(mayShowKept(readAt, readAt + keptOrdersMs - 1)).toBe(true);
  expect(mayShowKept(readAt, readAt + keptOrdersMs)).toBe(false);
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (age, later) => {
      if (!mayShowKept(readAt, readAt + age)) expect(mayShowKept(readAt, readAt + age + later)).toBe(false);
    }),
  );
});

test('a clock that was put right by minutes does not lose them; one turned back further does', () => {
  const readAt = Date.parse('2026-11-20T18:42:00Z');
  expect(mayShowKept(readAt, readAt - 10 * 60_000)).toBe(true);
  expect(mayShowKept(readAt, readAt - 10 * 60_000 - 1)).toBe(false);
});
