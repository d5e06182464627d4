import { pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { quietDay } from './quiet-day.ts';

const saffron = {
  id: '64b0a1f2c3d4e5f601020304',
  name: 'Saffron & Smoke',
  domain: 'saffron.example',
  hasDelivery: true,
  hasCollection: true,
  isActive: true,
  timeZone: 'Europe/London',
  hours: {
    friday: { isActive: true, opening: '12:00', closing: '22:30' },
    sunday: { isActive: true, opening: '13:00', closing: '21:00' },
  },
};
const friday = (time: string) => new Date(`2026-11-20T${time}:00Z`);

test('an open restaurant says when it closes, a closed one when it opens', () => {
  const open = quietDay(saffron, undefined, friday('18:30'));
  expect([open.closes, open.opensAgain]).toEqual(['22:30', null]);
  const before = quietDay(saffron, undefined, friday('09:00'));
  expect([before.closes, before.opensAgain]).toEqual([null, 'today at 12:00']);
  expect(quietDay(saffron, undefined, friday('23:30')).opensAgain).toBe('Sunday at 13:00');
});

test('in a holiday it says the date', () => {
  const date = (day: number) => ({ ...saffron.hours.friday, isActive: false, date: `2026-11-${day}` });
  const specialHours = Array.from({ length: 10 }, (_, index) => date(20 + index));
  const away = { ...saffron, specialHours, closedUntil: '2026-12-04' };
  expect(quietDay(away, undefined, friday('18:30')).opensAgain).toBe('Fri 4 December, 12:00');
});

test('who may not see the figures sees none', () => {
  const summary = {
    ...{ orders: 4, declined: 0, missed: 0, cancelled: 0, refunds: 0 },
    ...{ refunded: pence(0), taken: pence(9100), tips: pence(0), net: pence(9100) },
    ...{ days: [], paidBack: [], bestSellers: [] },
    answerSeconds: { median: 40, slowest: 95 },
    ordersByHour: [],
  };
  expect(quietDay(saffron, undefined, friday('18:30')).figures).toBeNull();
  expect(quietDay(saffron, summary, friday('18:30')).figures).toMatchObject({ orders: 4, answerSeconds: 40 });
});
