import { pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { kitchenOrder } from '../../private/fixtures/kitchen-order.ts';
import { answerSecondsOf, chartDays, chartHours, ordersWith } from './day-orders.ts';

test('only the answers of people are timed', () => {
  const answer = { version: 2, action: 'accept', actor: 'staff', name: 'Maria' } as const;
  const at = '2026-11-20T18:47:12.900Z';
  expect(answerSecondsOf({ ...kitchenOrder, history: [{ ...answer, at }] })).toBe(72);
  expect(answerSecondsOf({ ...kitchenOrder, history: [{ ...answer, actor: 'system', at }] })).toBeNull();
});

test('a chart has every hour between the first and the last order, and room to compare', () => {
  const counts = Array.from({ length: 24 }, (_, hour) => (hour === 12 || hour === 21 ? 3 : 0));
  expect(chartHours(counts, 22)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
  expect(
    chartHours(
      Array.from({ length: 24 }, () => 0),
      23,
    ),
  ).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
});

test('a day’s orders are found by number and by name, whatever the case and the accents', () => {
  const [amara, zoe] = ['Amara Okafor', 'Zoë Reid'].map((name, index) => ({
    ...kitchenOrder,
    order: { ...kitchenOrder.order, number: `S-104${index}` },
    customer: { name, phoneNumber: null },
  }));
  if (amara === undefined || zoe === undefined) throw new Error('Two orders are needed.');
  const both = [amara, zoe];
  expect(ordersWith(both, '')).toEqual(both);
  expect(ordersWith(both, ' zoe ')).toEqual([zoe]);
  expect(ordersWith(both, 's-1040')).toEqual([amara]);
  expect(ordersWith(both, 'nobody')).toEqual([]);
});

test('a chart of a week has each day, one of 92 days each week, and no order is lost', () => {
  const days = [
    { date: '2026-10-25', orders: 3, net: pence(0) },
    { date: '2026-10-27', orders: 2, net: pence(0) },
  ];
  const week = chartDays(days, '2026-10-21', '2026-10-27');
  expect(week.isByWeek).toBe(false);
  expect(week.bars.map(({ date, orders }) => [date.slice(8), orders])).toEqual([
    ...['21', '22', '23', '24'].map((date) => [date, 0]),
    ['25', 3],
    ['26', 0],
    ['27', 2],
  ]);
  const quarter = chartDays(days, '2026-07-28', '2026-10-27');
  expect(quarter.isByWeek).toBe(true);
  expect(quarter.bars).toHaveLength(14);
  expect(quarter.bars.reduce((sum, { orders }) => sum + orders, 0)).toBe(5);
  expect(quarter.bars.at(-1)).toEqual({ date: '2026-10-27', orders: 2 });
});
