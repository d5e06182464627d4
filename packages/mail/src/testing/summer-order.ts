import { type Order, type OrderItem, pence } from '@tiffin/domain';
import { acceptedOrder } from './mail-fixtures.ts';

/** A summer evening: 18:30 in London, 13:30 in New York, 23:15 in Kathmandu, and the next day in Auckland. */
export const summerEvening = new Date('2026-07-17T17:30:00Z');

/** An instant some minutes after the summer evening began, ISO 8601. */
export const summerAfter = (minutes: number) =>
  new Date(summerEvening.getTime() + minutes * 60_000).toISOString();

const line = (id: string, name: string, quantity: number, unitPrice: number): OrderItem => ({
  id,
  menuItemId: `m-${id}`,
  name,
  photoUrl: null,
  quantity,
  unitPrice: pence(unitPrice),
  totalPrice: pence(unitPrice * quantity),
  options: [],
  allergens: { contains: [], mayContain: [] },
});

/** One, two and twelve of a dish, with choices and a discount; placed on the summer evening, promised 35 minutes later. */
export const summerOrder: Order = {
  ...acceptedOrder,
  createdAt: summerAfter(-2),
  placedAt: summerAfter(0),
  items: [
    line('l1', 'Lamb seekh roll', 1, 925),
    {
      ...line('l2', 'Smoked chicken tikka', 2, 1345),
      options: [
        { name: 'Heat', choices: [{ name: 'Medium', price: pence(0) }] },
        {
          name: 'Extras',
          choices: [
            { name: 'Masala fries', price: pence(100) },
            { name: 'Mint raita', price: pence(95) },
          ],
        },
      ],
      allergens: { contains: ['milk', 'mustard'], mayContain: ['sesame'] },
    },
    { ...line('l12', 'Roomali roti', 12, 325), allergens: null },
  ],
  note: 'Ring twice.',
  promoCode: 'SMOKE10',
  breakdown: {
    subtotal: pence(7515),
    discount: pence(752),
    shippingCost: pence(249),
    applicationFeeAmount: pence(99),
    totalAmount: pence(7111),
  },
  estimatedFrom: summerAfter(30),
  estimatedTo: summerAfter(40),
  acceptBy: summerAfter(5),
  promisedFrom: summerAfter(35),
  promisedTo: summerAfter(35),
  timeline: [
    { status: 'placed', at: summerAfter(0) },
    { status: 'accepted', at: summerAfter(2) },
  ],
};
