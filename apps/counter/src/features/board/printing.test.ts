import type { CounterOrder, OrderPrint } from '@tiffin/domain';
import { describe, expect, test } from 'vitest';
import { at, counterOrder } from '../board-feed/testing/counter-orders.ts';
import type { KnownPrint } from './print-request.ts';
import { logPrint, nextCopy, nextPrint } from './printing.ts';
import { unsurePrints } from './unsure-prints.ts';

const time = (of: string) => new Date(at(of));

describe('a print of this device', () => {
  const first = { at: time('18:32'), copy: null };

  test('is no copy where it is the first; those after it count on and say when the first was', () => {
    expect(nextCopy({}, 'a', null)).toBeNull();
    const once = logPrint({}, 'a', first);
    const second = nextCopy(once, 'a', null);
    expect(second).toEqual({ number: 2, firstPrintedAt: at('18:32') });
    const twice = logPrint(once, 'a', { at: time('18:40'), copy: second });
    expect(nextCopy(twice, 'a', at('18:33'))).toEqual({ number: 3, firstPrintedAt: at('18:32') });
    expect(nextCopy(twice, 'b', null)).toBeNull();
  });

  test('is a copy where one was begun, although the page that began it has noted nothing', () => {
    const second = nextCopy({}, 'a', at('18:32'));
    expect(second).toEqual({ number: 2, firstPrintedAt: at('18:32') });
    const log = logPrint({}, 'a', { at: time('18:40'), copy: second });
    expect(nextCopy(log, 'a', at('18:32'))).toEqual({ number: 3, firstPrintedAt: at('18:32') });
  });

  test('is forgotten after a day', () => {
    const log = logPrint({}, 'a', { at: new Date('2026-11-19T18:30:00Z'), copy: null });
    const keptAt = (now: string) => Object.keys(logPrint(log, 'b', { at: time(now), copy: null }));
    expect(keptAt('18:29')).toEqual(['a', 'b']);
    expect(keptAt('18:30')).toEqual(['b']);
  });
});

describe('what a device prints by itself', () => {
  const stages = [
    ['placed', '18:30'],
    ['accepted', '18:31'],
  ] as const;
  const accepted = counterOrder(1, stages);
  const none: ReadonlySet<string> = new Set();
  const next = (orders: readonly CounterOrder[], since = '18:00', skipped = none) =>
    nextPrint(orders, { since: time(since), now: time('18:40'), skipped })?.of ?? null;
  const print = (of: OrderPrint['of'], more: Partial<OrderPrint> = {}): OrderPrint => ({
    of,
    device: 'Till',
    isOwn: true,
    claimedAt: at('18:32'),
    confirmedAt: at('18:32'),
    ...more,
  });

  test('is each order that was accepted since it was set so, once, whatever other devices have printed', () => {
    expect(next([accepted])).toBe('new');
    expect(next([accepted], '18:32')).toBeNull();
    expect(next([counterOrder(2)])).toBeNull();
    expect(next([{ ...accepted, prints: [print('new', { isOwn: false })] }])).toBe('new');
    expect(next([accepted], '18:00', new Set([`new ${accepted.order.id}`]))).toBeNull();
    // On paper or not: a person looks.
    expect(next([{ ...accepted, prints: [print('new', { confirmedAt: null })] }])).toBeNull();
  });

  test('is a slip for what it has printed and what was cancelled since, once', () => {
    const cancelled = counterOrder(1, [...stages, ['cancelled', '18:35']]);
    expect(next([cancelled])).toBeNull();
    expect(next([{ ...cancelled, prints: [print('new')] }])).toBe('closed');
    expect(
      next([{ ...cancelled, prints: [print('new'), print('closed', { confirmedAt: null })] }]),
    ).toBeNull();
  });

  test('is asked about where it was begun and not confirmed, but for what this page prints', () => {
    const unsure = (order: CounterOrder, ...prints: readonly KnownPrint[]) =>
      unsurePrints([order], { now: time('18:40'), prints }).length > 0;
    const begun = { ...accepted, prints: [print('new', { confirmedAt: null })] };
    expect(unsure(begun)).toBe(true);
    expect(unsure({ ...accepted, prints: [print('new')] })).toBe(false);
    const known = (status: KnownPrint['status'], isOnPaper?: boolean) =>
      unsure(begun, { key: `new ${begun.order.id}`, status, isOnPaper, submittedAt: 0 });
    expect([known('pending'), known('success', true)]).toEqual([false, false]);
    expect([known('success', false), known('error')]).toEqual([true, true]);
    const cancelled = { ...counterOrder(1, [...stages, ['cancelled', '18:35']]), prints: begun.prints };
    // The slip follows by itself; it is in question where that was begun.
    expect(unsure(cancelled)).toBe(false);
    const cutOff = { ...cancelled, prints: [print('new'), print('closed', { confirmedAt: null })] };
    expect(unsure(cutOff)).toBe(true);
    const seen = { of: 'closed', name: 'Till', at: at('18:36') } as const;
    expect(unsure({ ...cutOff, acknowledgements: [seen] })).toBe(false);
  });
});
