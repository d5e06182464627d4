import { pence, zeroPence } from '../money/pence.ts';
import type { CounterOrder } from '../order/counter-order.ts';
import type { Order } from '../order/order.ts';
import { noOrderNotes } from '../order/order-notes.ts';

const at = (time: string) => `2026-11-20T${time}Z`;

/** An order of the counter that nobody has touched, with what a test says of it. */
export function exampleCounterOrder(
  fields: Partial<Order>,
  marks: Partial<Omit<CounterOrder, 'order'>> = {},
): CounterOrder {
  return {
    order: {
      id: fields.number ?? 'id',
      number: 'S-1',
      restaurantId: 'r',
      status: 'placed',
      mode: 'delivery',
      createdAt: at('18:40:00'),
      placedAt: at('18:41:30'),
      paidAfterClosing: false,
      items: [],
      address: null,
      ...noOrderNotes,
      promoCode: null,
      breakdown: {
        subtotal: pence(1000),
        discount: zeroPence,
        shippingCost: zeroPence,
        applicationFeeAmount: zeroPence,
        tipAmount: zeroPence,
        totalAmount: pence(1000),
      },
      estimatedFrom: at('19:12:00'),
      estimatedTo: at('19:22:00'),
      allergyPhone: '',
      version: 1,
      acceptBy: null,
      promisedFrom: null,
      promisedTo: null,
      isDelayed: false,
      timeline: [],
      refundedAmount: zeroPence,
      refunds: [],
      otherRefunds: [],
      payment: null,
      hasUnusedPayment: false,
      closedReason: null,
      canCancel: false,
      ...fields,
    },
    customer: { name: 'Amara Okafor', phoneNumber: null },
    history: [],
    acknowledgements: [],
    prints: [],
    shownUntil: null,
    ...marks,
  };
}
