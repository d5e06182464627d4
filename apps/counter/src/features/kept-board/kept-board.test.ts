import { keptOrdersMs } from '@tiffin/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { keptShift } from '../board-feed/kept-shift.ts';
import { counterOrder } from '../board-feed/testing/counter-orders.ts';
import { keptBoardOf, readKeptBoard } from './kept-board.ts';

// What IndexedDB holds, where Node has none.
const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
}));
afterEach(() => {
  stored.clear();
  vi.restoreAllMocks();
});

const restaurant = {
  id: 'b'.repeat(24),
  name: 'Saffron & Smoke',
  domain: 'saffron.example',
  hasDelivery: true,
  hasCollection: true,
  isActive: true,
  timeZone: 'Europe/London',
  hours: {},
};

const kept = keptBoardOf(
  {
    seq: 7,
    orders: [
      counterOrder(1042),
      counterOrder(1041, [
        ['placed', '18:20'],
        ['completed', '18:40'],
      ]),
    ],
    acceptance: { acceptance: 'manual', minutes: 5 },
    lock: { needsPin: false },
    service: { pause: null, busy: null },
    aheadMs: 0,
    readAt: 1,
  },
  restaurant,
  ['Soup'],
);

test('only the open order is kept', () => {
  expect(kept.orders.map(({ order }) => order.number)).toEqual(['S-1042']);
});

test('the form of what is kept has a number: when this fails, give it the next one', () => {
  const [first] = kept.orders;
  expect({
    format: kept.format,
    board: Object.keys(kept).toSorted().join(' '),
    order: Object.keys(first?.order ?? {})
      .toSorted()
      .join(' '),
    line: Object.keys(first?.order.items[0] ?? {})
      .toSorted()
      .join(' '),
  }).toEqual({
    format: 2,
    board: 'aheadMs dishNames format orders readAt restaurant service',
    order:
      'acceptBy address allergyNote allergyPhone breakdown canCancel closedReason createdAt estimatedFrom estimatedTo hasUnusedPayment id isDelayed items mode note number otherRefunds paidAfterClosing payment placedAt promisedFrom promisedTo promoCode refundedAmount refunds restaurantId riderNote status timeline version wantsCutlery',
    line: 'allergens dietary id menuItemId name options photoUrl quantity totalPrice unitPrice',
  });
});

test.each([
  [
    'is read while it is not 12 hours old',
    { ...kept, readAt: Date.now() - keptOrdersMs + 60_000 },
    true,
    true,
  ],
  ['is deleted once it is 12 hours old', { ...kept, readAt: Date.now() - keptOrdersMs }, true, false],
  ['is deleted where no shift runs', { ...kept, readAt: Date.now() }, false, false],
  ['is deleted where another build has kept it', { ...kept, readAt: Date.now(), format: 0 }, true, false],
])('what is kept %s', async (_what, board, isOnShift, isRead) => {
  vi.spyOn(keptShift, 'read').mockReturnValue(isOnShift);
  stored.set('tiffin-board', board);
  expect((await readKeptBoard()) !== null).toBe(isRead);
  expect(stored.size).toBe(isRead ? 1 : 0);
});
