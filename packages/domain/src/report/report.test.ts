import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { localDate } from '../opening-hours/local-time.ts';
import type { OrderHistoryEntry } from '../order/counter-order.ts';
import { closedReasons } from '../order-lifecycle/lifecycle-order.ts';
import { fulfilmentStatuses } from '../order-lifecycle/order-status.ts';
import { price } from '../testing/arbitraries.ts';
import { rounds } from '../testing/soak.ts';
import { answeredAt, answerSeconds } from './answer-time.ts';
import { businessDays } from './business-days.ts';
import { isTaken } from './is-taken.ts';
import { mostReportDays, reportPeriod } from './report-period.ts';
import { type ReportedOrder, summariseOrders } from './summarise-orders.ts';

const london = 'Europe/London';
const periodOf = (from: string, to: string, timeZone = london) => {
  const found = reportPeriod(from, to, timeZone);
  return 'problem' in found
    ? found.problem
    : [found.period.start.toISOString(), found.period.end.toISOString()];
};

describe('the days that a restaurant works on', () => {
  const daysAt = (instant: string, timeZone: string) => {
    const { from, to } = businessDays(new Date(instant), timeZone);
    return from === to ? [to] : [from, to];
  };

  test.each([
    ['2026-07-17T17:30:00Z', london, ['2026-07-17']],
    // 05:59 and 06:00 in London, where it is an hour later than in UTC.
    ['2026-07-17T04:59:59Z', london, ['2026-07-16', '2026-07-17']],
    ['2026-07-17T05:00:00Z', london, ['2026-07-17']],
    ['2026-07-17T22:59:59Z', london, ['2026-07-17']],
    ['2026-07-17T23:00:00Z', london, ['2026-07-17', '2026-07-18']],
    // The same instant is yesterday's evening in one place and today's morning in another.
    ['2026-07-18T00:30:00Z', 'America/New_York', ['2026-07-17']],
    ['2026-07-18T00:30:00Z', 'Asia/Kathmandu', ['2026-07-18']],
    ['2026-07-18T00:00:00Z', 'Asia/Kathmandu', ['2026-07-17', '2026-07-18']],
    // The night in which the clocks change, and the turn of a year.
    ['2026-03-29T04:59:00Z', london, ['2026-03-28', '2026-03-29']],
    ['2027-01-01T05:59:00Z', london, ['2026-12-31', '2027-01-01']],
  ])('at %s in %s', (instant, timeZone, expected) => {
    expect(daysAt(instant, timeZone)).toEqual(expected);
  });
});

describe('the period of a report', () => {
  test('is whole days of the restaurant, also where the clocks change', () => {
    expect(periodOf('2026-11-20', '2026-11-20')).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
    ]);
    expect(periodOf('2026-03-29', '2026-03-29')).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:00:00.000Z',
    ]);
    expect(periodOf('2026-10-25', '2026-10-25')).toEqual([
      '2026-10-24T23:00:00.000Z',
      '2026-10-26T00:00:00.000Z',
    ]);
    expect(periodOf('2026-01-01', '2026-01-02', 'Asia/Kolkata')).toEqual([
      '2025-12-31T18:30:00.000Z',
      '2026-01-02T18:30:00.000Z',
    ]);
  });

  test('is of dates that exist, in their order, at most 92 of them', () => {
    expect(periodOf('2026-02-29', '2026-03-01')).toBe('unknown_date');
    expect(periodOf('2026-03-01', '2026-13-01')).toBe('unknown_date');
    expect(periodOf('0001-01-01', '0001-01-01')).toBe('unknown_date');
    expect(periodOf('2026-3-1', '2026-3-1')).toBe('unknown_date');
    expect(periodOf('2026-03-02', '2026-03-01')).toBe('ends_before_it_begins');
    expect(periodOf('2026-01-01', '2026-04-02')).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-04-02T23:00:00.000Z',
    ]);
    expect(periodOf('2026-01-01', '2026-04-03')).toBe('too_long');
  });

  test('holds an instant exactly if the instant has one of its dates', () => {
    const day = fc.integer({ min: 0, max: 3_000 });
    const zones = fc.constantFrom(london, 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'UTC');
    const cases = fc.tuple(
      day,
      fc.nat(mostReportDays - 1),
      zones,
      fc.integer({ min: 0, max: 3_000 * 86_400_000 }),
    );
    const dateOf = (days: number) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(cases, ([first, length, timeZone, offset]) => {
        const [from, to] = [dateOf(first), dateOf(first + length)];
        const found = reportPeriod(from, to, timeZone);
        if ('problem' in found) throw new Error(found.problem);
        const { start, end } = found.period;
        const near = [start.getTime() - 1, start.getTime(), end.getTime() - 1, end.getTime()];
        for (const instant of [...near, Date.UTC(2020, 0, 1) + offset]) {
          const date = localDate(new Date(instant), timeZone);
          const isInside = start.getTime() <= instant && instant < end.getTime();
          expect(isInside, `${date} in ${from} to ${to}`).toBe(from <= date && date <= to);
        }
      }),
      { numRuns: rounds(200, 3_000) },
    );
  });
});

describe('the answer time', () => {
  const entry = (action: OrderHistoryEntry['action'], actor: OrderHistoryEntry['actor'], minute: number) => ({
    version: minute + 1,
    action,
    actor,
    name: null,
    at: new Date(Date.UTC(2026, 10, 20, 18, minute)).toISOString(),
  });
  const placed = entry('placed', 'customer', 0);

  test('is that of people, the first time', () => {
    const delayed = entry('delay', 'staff', 7);
    expect(answeredAt([placed, entry('accept', 'staff', 2), delayed])).toBe('2026-11-20T18:02:00.000Z');
    expect(answeredAt([placed, entry('decline', 'manager', 3)])).toBe('2026-11-20T18:03:00.000Z');
  });

  test('is none where the system or the customer ended the wait', () => {
    expect(answeredAt([placed])).toBeNull();
    const accepted = entry('accept', 'system', 0);
    expect(answeredAt([placed, accepted])).toBeNull();
    expect(answeredAt([placed, accepted, entry('delay', 'staff', 7)])).toBeNull();
    expect(answeredAt([placed, entry('decline_unanswered', 'system', 5)])).toBeNull();
    expect(answeredAt([placed, entry('cancel', 'customer', 1)])).toBeNull();
  });

  test('counts whole seconds and is never negative', () => {
    const at = (ms: number) => new Date(1_000_000 + ms);
    expect([answerSeconds(at(0), at(72_999)), answerSeconds(at(5_000), at(0))]).toEqual([72, 0]);
  });
});

const sums = [
  'orders',
  'declined',
  'missed',
  'cancelled',
  'taken',
  'tips',
  'refunded',
  'refunds',
  'net',
] as const;

describe('the figures of some days', () => {
  const order = (changed: Partial<ReportedOrder>): ReportedOrder => ({
    placedAt: new Date('2026-11-20T18:46:00Z'),
    status: 'completed',
    closedReason: null,
    total: pence(0),
    tip: pence(0),
    refunded: pence(0),
    refunds: 0,
    answeredAt: null,
    ...changed,
  });

  test('are those of the restaurant', () => {
    const answered = (seconds: number) => ({
      placedAt: new Date('2026-07-20T18:46:00Z'),
      answeredAt: new Date(Date.parse('2026-07-20T18:46:00Z') + seconds * 1_000),
    });
    const summary = summariseOrders(
      [
        order({ ...answered(48), total: pence(2_243), tip: pence(300) }),
        order({ ...answered(65), total: pence(6_123), refunded: pence(925), refunds: 1 }),
        order({
          ...answered(220),
          total: pence(3_898),
          tip: pence(200),
          refunded: pence(3_898),
          refunds: 1,
          status: 'declined',
          closedReason: 'too_busy',
        }),
        order({ ...answered(80), status: 'cancelled', closedReason: 'no_show' }),
        order({
          status: 'declined',
          closedReason: 'unanswered',
          total: pence(1_745),
          refunded: pence(1_745),
        }),
        order({ status: 'cancelled', closedReason: 'customer', total: pence(990), refunded: pence(990) }),
      ],
      london,
    );
    expect(summary).toEqual({
      orders: 6,
      declined: 2,
      missed: 1,
      cancelled: 2,
      taken: 8_366,
      tips: 300,
      refunded: 925,
      refunds: 1,
      net: 7_441,
      answerSeconds: { median: 73, slowest: 220 },
      // 18:46 UTC is 19:46 in London's summer, and 18:46 in its winter.
      ordersByHour: Array.from({ length: 24 }, (_none, hour) => (hour === 19 ? 4 : hour === 18 ? 2 : 0)),
      days: [
        { date: '2026-07-20', orders: 4, net: 7_441 },
        { date: '2026-11-20', orders: 2, net: 0 },
      ],
    });
  });

  test('count a tip as long as it has not gone back with everything else', () => {
    const tipped = { total: pence(2_200), tip: pence(200) };
    const tips = (refunded: number) =>
      summariseOrders([order({ ...tipped, refunded: pence(refunded) })], london).tips;
    expect([tips(0), tips(2_000), tips(2_050), tips(2_200)]).toEqual([200, 200, 150, 0]);
  });

  test('are nothing where nothing was ordered', () => {
    expect(summariseOrders([], london)).toEqual({
      orders: 0,
      declined: 0,
      missed: 0,
      cancelled: 0,
      taken: 0,
      tips: 0,
      refunded: 0,
      refunds: 0,
      net: 0,
      answerSeconds: null,
      ordersByHour: Array.from({ length: 24 }, () => 0),
      days: [],
    });
  });

  test.each([
    // The day of 23 hours, and the day of 25, in which 01:30 comes twice.
    ['2026-03-29', ['2026-03-29T00:00:00Z', '2026-03-29T22:59:59Z'], [0, 23]],
    ['2026-10-25', ['2026-10-24T23:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'], [0, 1, 1]],
  ])('are those of one day on %s, when the clocks change', (date, instants, hours) => {
    const { days, ordersByHour } = summariseOrders(
      instants.map((instant) => order({ placedAt: new Date(instant), total: pence(500) })),
      london,
    );
    expect(days).toEqual([{ date, orders: instants.length, net: 500 * instants.length }]);
    expect(ordersByHour.flatMap((count, hour) => Array.from({ length: count }, () => hour))).toEqual(hours);
  });

  test('add up whichever way the orders are split or sorted', () => {
    const orders = fc.array(
      fc
        .record({
          minute: fc.nat(60 * 24 * 400),
          status: fc.constantFrom(...fulfilmentStatuses),
          total: price,
          closed: fc.constantFrom(...closedReasons),
          answer: fc.option(fc.nat(900)),
          share: fc.nat(100),
        })
        .map(({ minute, status, closed, total, answer, share }) => {
          const placedAt = new Date(Date.UTC(2026, 0, 1, 0, minute));
          const refunded = pence(Math.floor((total * share) / 100));
          const refunds = refunded > 0 ? 1 : 0;
          const answered = answer === null ? null : new Date(placedAt.getTime() + answer * 1_000);
          const closedReason = status === 'declined' || status === 'cancelled' ? closed : null;
          const tip = pence(Math.floor(total / 10));
          return { placedAt, status, closedReason, total, tip, refunded, refunds, answeredAt: answered };
        }),
    );
    fc.assert(
      fc.property(orders, fc.nat(50), (all, cut) => {
        const whole = summariseOrders(all, london);
        expect(summariseOrders(all.toReversed(), london)).toEqual(whole);
        const parts = [all.slice(0, cut), all.slice(cut)].map((part) => summariseOrders(part, london));
        for (const name of sums) {
          expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(whole[name]);
        }
        expect(whole.net).toBe(whole.taken - whole.refunded);
        expect(whole.tips).toBeLessThanOrEqual(whole.net);
        expect(whole.net).toBeGreaterThanOrEqual(0);
        // What nobody accepted changes the counts alone.
        const { taken, refunded, net } = summariseOrders(all.filter(isTaken), london);
        expect([taken, refunded, net]).toEqual([whole.taken, whole.refunded, whole.net]);
        expect(whole.taken).toBeLessThanOrEqual(all.reduce((sum, { total }) => sum + total, 0));
        expect(whole.days.map(({ date }) => date)).toEqual([
          ...new Set(all.map(({ placedAt }) => localDate(placedAt, london)).toSorted()),
        ]);
        expect(whole.days.reduce((sum, day) => sum + day.net, 0)).toBe(whole.net);
        expect(whole.days.reduce((sum, day) => sum + day.orders, 0)).toBe(whole.orders);
        expect(whole.ordersByHour.reduce((sum, count) => sum + count, 0)).toBe(all.length);
        const answers = all.flatMap(({ placedAt, answeredAt: at }) =>
          at === null ? [] : [answerSeconds(placedAt, at)],
        );
        const { median = 0, slowest = 0 } = whole.answerSeconds ?? {};
        expect(slowest).toBe(Math.max(0, ...answers));
        // At least half are not above the median, and at least half not below it, but for its rounding.
        const half = answers.length / 2;
        expect(answers.filter((one) => one <= median).length).toBeGreaterThanOrEqual(half);
        expect(answers.filter((one) => one >= median - 0.5).length).toBeGreaterThanOrEqual(half);
      }),
      { numRuns: rounds(200, 3_000) },
    );
  });
});
