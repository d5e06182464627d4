import { pence } from '../money/pence.ts';
import type { Order, OrderItem } from '../order/order.ts';
import type { OrderNotes } from '../order/order-notes.ts';

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

/** What an order asks for: one, two and twelve of a dish, with choices, three of one and one under another, and a discount. No figure stands for another. */
export const countedLines = {
  items: [
    line('l1', 'Lamb seekh roll', 1, 925),
    {
      ...line('l2', 'Smoked chicken tikka', 2, 1345),
      options: [
        { name: 'Heat', choices: [{ name: 'Medium', price: pence(0) }] },
        {
          name: 'Extras',
          choices: [
            {
              name: 'Masala fries',
              price: pence(100),
              options: [{ name: 'Dip', choices: [{ name: 'Green chutney', price: pence(0) }] }],
            },
            { name: 'Mint raita', count: 3, price: pence(95) },
          ],
        },
      ],
      allergens: { contains: ['milk', 'mustard'], mayContain: ['sesame'] },
    },
    { ...line('l12', 'Roomali roti', 12, 325), allergens: null },
  ],
  note: 'No coriander, please.',
  allergyNote: 'Sesame',
  riderNote: 'Green door, second bell.',
  wantsCutlery: true,
  promoCode: 'SMOKE10',
  breakdown: {
    subtotal: pence(7515),
    discount: pence(752),
    shippingCost: pence(249),
    applicationFeeAmount: pence(99),
    tipAmount: pence(0),
    totalAmount: pence(7111),
  },
} satisfies Pick<Order, 'items' | keyof OrderNotes | 'promoCode' | 'breakdown'>;
