import { localTimes, orderTimes } from '@tiffin/domain';
import { summerEvening } from '@tiffin/domain/testing/summer-evening';
import { beforeAll, expect, test } from 'vitest';
import { formatMoment } from '../counter/format-moment.ts';
import { promoTerms } from '../ordering/promo-terms.ts';
import { countedOrder } from '../private/fixtures/counted-order.ts';
import { textOf, withStyles } from './text-of.tsx';

const load = () =>
  withStyles(async () => ({
    ...(await import('../account/OrderList/OrderList.tsx')),
    ...(await import('../account/OrderPlace/OrderPlace.tsx')),
    ...(await import('../account/OrderReceipt/OrderReceipt.tsx')),
    ...(await import('../account/OrderRoad/OrderRoad.tsx')),
    ...(await import('../account/OrderStatusHeader/OrderStatusHeader.tsx')),
    ...(await import('../counter/BagLabel/BagLabel.tsx')),
    ...(await import('../counter/CounterOrderDetails/CounterOrderDetails.tsx')),
    ...(await import('../counter/DayPanel/DayOrders.tsx')),
    ...(await import('../counter/OrderTicket/OrderTicket.tsx')),
  }));
let shown: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  shown = await load();
});

const timesIn = (text: string) => text.match(/\d\d:\d\d|\d\d? July/g);

// The process itself runs in Auckland (vitest.config.ts), where it is the next day.
test.each([
  ['Europe/London', { placed: '18:30', accepted: '18:32', due: '19:05' }],
  ['America/New_York', { placed: '13:30', accepted: '13:32', due: '14:05' }],
  ['Asia/Kathmandu', { placed: '23:15', accepted: '23:17', due: '23:50' }],
])('every time of an order is the one of its restaurant: %s', (zone, { placed, accepted, due }) => {
  expect(new Date(summerEvening).getTimezoneOffset()).toBe(-12 * 60);
  const times = localTimes(zone);
  const daily = orderTimes(summerEvening, zone);
  const { order } = countedOrder;
  const read = {
    ticket: <shown.OrderTicket counterOrder={countedOrder} times={times} printedAt={order.placedAt ?? ''} />,
    label: <shown.BagLabel counterOrder={countedOrder} restaurantName="" times={times} />,
    counter: <shown.CounterOrderDetails order={countedOrder} times={times} onBack={() => undefined} />,
    receipt: (
      <shown.OrderReceipt
        order={order}
        times={daily}
        restaurantName=""
        restaurantAddress=""
        vatNumber={null}
      />
    ),
    place: <shown.OrderPlace order={order} times={daily} restaurantName="" restaurantAddress="" />,
    head: <shown.OrderStatusHeader order={order} times={daily} now={summerEvening} backHref="/orders" />,
    road: <shown.OrderRoad order={order} times={daily} />,
    list: <shown.OrderList orders={[order]} times={daily} orderHref={() => '/'} />,
    day: (
      <shown.DayOrders
        orders={[countedOrder]}
        orderHref={() => '/'}
        times={times}
        now={summerEvening}
        onSearch={() => undefined}
      />
    ),
  };
  const found = Object.fromEntries(
    Object.entries(read).map(([name, element]) => [name, timesIn(textOf(element))]),
  );
  expect(found).toEqual({
    ticket: [due, placed, placed],
    label: [due],
    counter: [placed, accepted],
    receipt: ['17 July', placed, '17 July', placed],
    place: [accepted],
    head: [placed, due],
    road: [accepted, due],
    list: [placed, placed],
    day: [placed],
  });
});

test.each([
  ['Europe/London', 'Saturday 00:10', '18 July'],
  ['America/New_York', '19:10', '17 July'],
  ['Asia/Kathmandu', 'Saturday 04:55', '18 July'],
])('days end at midnight of the restaurant: %s', (zone, moment, date) => {
  const instant = '2026-07-17T23:10:00.000Z';
  expect(formatMoment(instant, summerEvening, localTimes(zone))).toBe(moment);
  const promo = {
    id: 'p1',
    code: 'SUMMER',
    type: 'PERCENTAGE_OFF',
    appliesTo: 'ORDER_TOTAL',
    description: '',
    value: 10,
    minimumOrder: countedOrder.order.refundedAmount,
    startsAt: null,
    endsAt: instant,
    isActive: true,
    isPublic: true,
    maxRedemptions: null,
    maxRedemptionsPerCustomer: null,
    createdAt: instant,
  } as const;
  expect(promoTerms(promo, zone)).toBe(`Any order, until ${date}.`);
});
