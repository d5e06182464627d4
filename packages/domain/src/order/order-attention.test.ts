import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OpeningHours, weekdays } from '../opening-hours/opening-hours.ts';
import { orderStatuses } from '../order-lifecycle/order-status.ts';
import { exampleCounterOrder } from '../testing/example-counter-order.ts';
import { boardLanes } from './board-lanes.ts';
import type { CounterOrder } from './counter-order.ts';
import { attentionOf, closedShownUntil, ownPrint } from './order-attention.ts';
import { acknowledgedParts } from './order-marks.ts';

const at = (time: string) => `2026-11-20T${time}:00Z`;
const now = new Date(at('18:47'));
const seen = (of: 'new' | 'closed') => ({ of, name: 'Till', at: at('18:46') });

/** An order that the system has accepted. */
const accepted = exampleCounterOrder(
  { status: 'accepted', acceptBy: null, timeline: [{ status: 'accepted', at: at('18:41') }] },
  { history: [{ version: 2, action: 'accept', actor: 'system', name: null, at: at('18:41') }] },
);
const cancelled: CounterOrder = {
  ...accepted,
  order: { ...accepted.order, status: 'cancelled', closedReason: 'customer' },
  shownUntil: '2026-11-21T12:00:00Z',
};

describe('the bell rings for an order', () => {
  test('that waits for an answer, whatever was acknowledged of it', () => {
    const placed = exampleCounterOrder({ status: 'placed', acceptBy: at('18:50') });
    expect(attentionOf({ ...placed, acknowledgements: [seen('new')] }, now)).toBe('answer');
    expect(attentionOf(exampleCounterOrder({ status: 'placed', acceptBy: null }), now)).toBeNull();
  });

  test('that the system has accepted, until someone has seen it or has done something with it', () => {
    expect(attentionOf(accepted, now)).toBe('new');
    expect(attentionOf({ ...accepted, acknowledgements: [seen('new')] }, now)).toBeNull();
    expect(attentionOf({ ...accepted, acknowledgements: [seen('closed')] }, now)).toBe('new');
    const delayed = { version: 3, action: 'delay', actor: 'staff', name: 'Till', at: at('18:42') } as const;
    expect(attentionOf({ ...accepted, history: [...accepted.history, delayed] }, now)).toBeNull();
    expect(attentionOf(exampleCounterOrder({ ...accepted.order, acceptBy: at('18:45') }), now)).toBeNull();
  });

  test('that was closed, until someone has seen that or the next opening has come', () => {
    expect(attentionOf(cancelled, now)).toBe('closed');
    expect(attentionOf({ ...cancelled, acknowledgements: [seen('new')] }, now)).toBe('closed');
    expect(attentionOf({ ...cancelled, acknowledgements: [seen('closed')] }, now)).toBeNull();
    expect(attentionOf(cancelled, new Date('2026-11-21T11:59:59Z'))).toBe('closed');
    expect(attentionOf(cancelled, new Date('2026-11-21T12:00:00Z'))).toBeNull();
  });
});

test('each order stands in at most one lane, and each for which the bell rings in one', () => {
  const orders = fc.record({
    status: fc.constantFrom(...orderStatuses),
    acceptBy: fc.constantFrom(null, at('18:50')),
    wasAccepted: fc.boolean(),
    seen: fc.subarray([...acknowledgedParts]),
    shownUntil: fc.constantFrom(null, at('12:00'), '2026-11-21T12:00:00Z'),
  });
  fc.assert(
    fc.property(fc.array(orders, { maxLength: 8 }), (list) => {
      const made = list.map((one, index) => {
        const timeline = one.wasAccepted ? [{ status: 'accepted' as const, at: at('18:41') }] : [];
        return exampleCounterOrder(
          { id: `id${index}`, number: `S-${index}`, status: one.status, acceptBy: one.acceptBy, timeline },
          { acknowledgements: one.seen.map(seen), shownUntil: one.shownUntil },
        );
      });
      const { new: waiting, kitchen, ready, done } = boardLanes(made, now);
      const shown = [...waiting, ...kitchen, ...ready, ...done].map(({ order }) => order.id);
      expect(new Set(shown).size).toBe(shown.length);
      const ringing = made.filter((one) => attentionOf(one, now) !== null).map(({ order }) => order.id);
      expect(shown).toEqual(expect.arrayContaining(ringing));
    }),
  );
});

test('what waits for an answer stands above what the system accepted, the newest of those on top, and missed ones last', () => {
  const one = (number: string, change: Partial<CounterOrder['order']>, marks: Partial<CounterOrder> = {}) =>
    exampleCounterOrder({ id: number, number, ...change }, marks);
  const automatic = { status: 'accepted', acceptBy: null } as const;
  const lanes = boardLanes(
    [
      one(
        'missed',
        { status: 'declined', closedReason: 'unanswered' },
        { shownUntil: '2026-11-21T12:00:00Z' },
      ),
      one('older', { ...automatic, placedAt: at('18:40') }),
      one('later', { status: 'placed', acceptBy: at('18:51') }),
      one('newer', { ...automatic, placedAt: at('18:45') }),
      one('sooner', { status: 'placed', acceptBy: at('18:49') }),
    ],
    now,
  );
  expect(lanes.new.map(({ order }) => order.number)).toEqual(['sooner', 'later', 'newer', 'older', 'missed']);
});

test('a cancelled order keeps its place among those that are cooked; one nobody had accepted stays with the new ones', () => {
  expect(boardLanes([cancelled], now).kitchen).toEqual([cancelled]);
  const early = { ...cancelled, order: { ...cancelled.order, timeline: [] } };
  expect(boardLanes([early], now)).toMatchObject({ new: [early], kitchen: [] });
});

describe('an order that was closed stays until the opening that follows', () => {
  const day = { isActive: true, opening: '12:00', closing: '22:30' };
  const hours: OpeningHours = Object.fromEntries(weekdays.map((name) => [name, day]));
  const schedule = { hours, timeZone: 'Europe/London' };

  test('of the day after, in the evening as after closing', () => {
    for (const time of ['18:55', '22:29', '23:50']) {
      const until = closedShownUntil(
        { status: 'cancelled', closedReason: 'customer' },
        new Date(at(time)),
        schedule,
      );
      expect(until).toEqual(new Date('2026-11-21T12:00:00Z'));
    }
  });

  test.each([
    ['declined', 'unanswered', true],
    ['declined', 'too_busy', false],
    ['declined', 'closed', false],
    ['completed', null, false],
  ] as const)('%s (%s): %s', (status, closedReason, isShown) => {
    expect(closedShownUntil({ status, closedReason }, now, schedule) !== null).toBe(isShown);
  });
});

test('the print of this device is found by its part, and another device has none of its own', () => {
  const print = {
    of: 'new',
    device: 'Till',
    isOwn: true,
    claimedAt: at('18:42'),
    confirmedAt: null,
  } as const;
  const printed = { ...accepted, prints: [{ ...print, device: 'Pass', isOwn: false }, print] };
  expect(ownPrint(printed, 'new')).toBe(print);
  expect(ownPrint(printed, 'closed')).toBeUndefined();
});
