import { localTimes, orderTimes, pence } from '@tiffin/domain';
import { summerEvening } from '@tiffin/domain/testing/summer-evening';
import { beforeAll, expect, test } from 'vitest';
import { countedOrder } from '../private/fixtures/counted-order.ts';
import { struckIn, textOf, withStyles } from './text-of.tsx';

const load = () =>
  withStyles(async () => ({
    ...(await import('../account/OrderPlace/OrderPlace.tsx')),
    ...(await import('../account/OrderReceipt/OrderReceipt.tsx')),
    ...(await import('../account/OrderRoad/OrderRoad.tsx')),
    ...(await import('../account/OrderStatusHeader/OrderStatusHeader.tsx')),
    ...(await import('../counter/BagLabel/BagLabel.tsx')),
    ...(await import('../counter/CounterOrderDetails/CounterOrderDetails.tsx')),
    ...(await import('../counter/OrderTicket/OrderTicket.tsx')),
  }));
let shown: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  shown = await load();
});

const times = localTimes('Europe/London');

test('the ticket of the kitchen', () => {
  const printedAt = '2026-07-17T17:32:00.000Z';
  const text = textOf(<shown.OrderTicket counterOrder={countedOrder} times={times} printedAt={printedAt} />);
  expect(text).toMatchInlineSnapshot(`
    "S-2071
    15 items
    Delivery ASAP
    At the door by 19:05
    Amara Okafor
    ! ALLERGY
    Sesame
    Note
    No coriander, please.
    1×
    Lamb seekh roll
    Contains none listed
    May contain none listed
    2×
    Smoked chicken tikka
    2 × Medium
    2 × Masala fries
    2 × Green chutney
    6 × Mint raita
    Contains milk, mustard
    May contain sesame
    12×
    Roomali roti
    ALLERGENS NOT STATED
    Cutlery and napkins
    Deliver to
    Flat 4, Granary Wharf
    Leeds
    LS1 4GJ
    Ring 07700 900318
    For the rider
    Green door, second bell.
    Placed 18:30 Printed 18:32"
  `);
});

test('the ticket printed again, when a line and a piece of another were paid back', () => {
  const { order } = countedOrder;
  const refund = {
    amount: pence(2270),
    state: 'succeeded',
    at: '2026-07-17T17:40:00.000Z',
    reason: 'missing',
  } as const;
  const lines = [
    { itemId: 'l1', quantity: 1 },
    { itemId: 'l12', quantity: 5 },
  ];
  const refunded = { ...countedOrder, order: { ...order, refunds: [{ ...refund, lines }] } };
  const copy = { number: 2, firstPrintedAt: '2026-07-17T17:32:00.000Z' };
  const printedAt = '2026-07-17T17:45:00.000Z';
  const ticket = (
    <shown.OrderTicket counterOrder={refunded} times={times} printedAt={printedAt} copy={copy} />
  );
  expect(textOf(ticket)).toMatchInlineSnapshot(`
    "COPY 2
    S-2071
    15 items
    Delivery ASAP
    At the door by 19:05
    Amara Okafor
    ! ALLERGY
    Sesame
    Note
    No coriander, please.
    1×
    Lamb seekh roll
    PAID BACK
    Contains none listed
    May contain none listed
    2×
    Smoked chicken tikka
    2 × Medium
    2 × Masala fries
    2 × Green chutney
    6 × Mint raita
    Contains milk, mustard
    May contain sesame
    12×
    Roomali roti
    5 of 12 PAID BACK
    ALLERGENS NOT STATED
    Cutlery and napkins
    Deliver to
    Flat 4, Granary Wharf
    Leeds
    LS1 4GJ
    Ring 07700 900318
    For the rider
    Green door, second bell.
    Placed 18:30 Printed 18:45, first at 18:32"
  `);
  expect(struckIn(ticket)).toEqual(['Lamb seekh roll']);
});

test('the slip of a cancelled order', () => {
  const cancelled = { ...countedOrder, order: { ...countedOrder.order, status: 'cancelled' as const } };
  const slip = (
    <shown.OrderTicket counterOrder={cancelled} times={times} printedAt="2026-07-17T17:45:00.000Z" />
  );
  expect(struckIn(slip)).toEqual(['S-2071', 'Lamb seekh roll', 'Smoked chicken tikka', 'Roomali roti']);
  expect(textOf(slip)).toContain('CANCELLED. DO NOT COOK.');
});

test('the label of a bag', () => {
  const text = textOf(
    <shown.BagLabel
      counterOrder={countedOrder}
      restaurantName="Saffron & Smoke"
      times={times}
      bag={2}
      bagCount={3}
    />,
  );
  expect(text).toMatchInlineSnapshot(`
    "Saffron & Smoke
    Bag 2 of 3
    S-2071
    Amara Okafor
    Delivery by 19:05
    Flat 4, Granary Wharf
    Leeds
    LS1 4GJ
    Ring 07700 900318
    For the rider
    Green door, second bell.
    ! ALLERGY
    Sesame
    1 × Lamb seekh roll
    2 × Smoked chicken tikka
    12 × Roomali roti
    In this order: milk, mustard.
    May contain: sesame.
    Not stated: Roomali roti.
    Allergies: 0113 496 0142."
  `);
});

test("the counter's page of an order", () => {
  const text = textOf(
    <shown.CounterOrderDetails order={countedOrder} times={times} onBack={() => undefined} />,
  );
  expect(text).toMatchInlineSnapshot(`
    "S-2071
    Amara Okafor
    DeliveryASAP
    Allergy
    Sesame
    Note for the kitchen
    No coriander, please.
    1×
    Lamb seekh roll
    Contains
    None listed
    May contain
    None listed
    £9.25
    2×
    Smoked chicken tikka
    2 × Medium
    2 × Masala fries
    2 × Green chutney
    6 × Mint raita
    Contains
    Milk, mustard
    May contain
    Sesame
    £26.90
    12×
    Roomali roti
    Contains
    Not stated
    May contain
    Not stated
    £39.00
    Cutlery and napkins
    Deliver to
    Flat 4, Granary Wharf
    Leeds
    LS1 4GJ
    For the rider: Green door, second bell.
    Money
    Dishes
    £75.15
    Discount
    −£7.52
    Delivery
    £2.49
    Service fee
    £0.99
    Paid by card
    £71.11
    So far
    18:30Placed and paid
    18:32Accepted by Maria"
  `);
});

const daily = orderTimes(summerEvening, 'Europe/London');
const seller = { restaurantName: 'Saffron & Smoke', restaurantAddress: '18 Call Lane, Leeds LS1 6DN' };

test('the receipt of the customer', () => {
  const text = textOf(
    <shown.OrderReceipt order={countedOrder.order} times={daily} {...seller} vatNumber="GB 123 4567 89" />,
  );
  expect(text).toMatchInlineSnapshot(`
    "Your order
    1 × Lamb seekh roll
    Allergens: none of the 14 allergens.
    £9.25
    2 × Smoked chicken tikka
    Medium
    Masala fries
    Green chutney
    3 × Mint raita
    Allergens: contains milk, mustard. May contain sesame.
    £26.90
    12 × Roomali roti
    Allergens: not stated. Ring the restaurant before you eat it.
    £39.00
    Subtotal
    £75.15
    Discount (SMOKE10)
    −£7.52
    Delivery
    £2.49
    Service fee
    £0.99
    Total
    £71.11
    Paid by card on 17 July at 18:30.
    Allergens are shown as they were when you ordered, on 17 July at 18:30.
    Saffron & Smoke 18 Call Lane, Leeds LS1 6DN
    Prices include VAT. VAT number GB 123 4567 89.
    Print"
  `);
});

test('the head, the road and the card of the order of its customer', () => {
  const { order } = countedOrder;
  const now = new Date('2026-07-17T17:45:00.000Z');
  const text = textOf(
    <>
      <shown.OrderStatusHeader order={order} times={daily} now={now} backHref="/orders" />
      <shown.OrderRoad order={order} times={daily} />
      <shown.OrderPlace order={order} times={daily} {...seller} />
    </>,
  );
  expect(text).toMatchInlineSnapshot(`
    "Your ordersOrder S-2071 placed today at 18:30
    Accepted
    19:05 at your door, in 20 min
    Accepted 18:32
    In the kitchen to come
    On its way to come
    At your door by 19:05 to come
    Where and how
    Flat 4, Granary Wharf
    Leeds, LS1 4GJ
    Green door, second bell. for the rider
    No coriander, please. your note for the kitchen
    Sesame your allergy, seen by the restaurant at 18:32
    Cutlery and napkins packed with your order"
  `);
});
