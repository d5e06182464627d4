import {
  type CounterOrder,
  noOrderNotes,
  type Order,
  type OrderHistoryEntry,
  type OrderItem,
  type OrderTimelineEntry,
  pence,
} from '@tiffin/domain';
import { homeAddress } from '../../private/fixtures/carts.ts';

/** An instant of the evening of the mocks, by its time: "18:47". */
export const at = (time: string) => `2026-11-20T${time.length === 5 ? `${time}:00` : time}.000Z`;

/** One line of an order. */
export const item = (
  id: string,
  name: string,
  quantity: number,
  unitPrice: number,
  more: Partial<OrderItem> = {},
): OrderItem => ({
  id: `5f0c0ffee0ddba1100000${id}`,
  menuItemId: `5f0c0ffee0ddba1100001${id}`,
  name,
  photoUrl: null,
  quantity,
  unitPrice: pence(unitPrice),
  totalPrice: pence(unitPrice * quantity),
  options: [],
  allergens: { contains: [], mayContain: [] },
  ...more,
});

interface Sketch {
  readonly number: string;
  readonly name: string | null;
  readonly total: number;
  readonly pieces?: number;
  /** What was ordered, instead of one dish. */
  readonly dishes?: readonly (readonly [name: string, quantity: number, ...choices: string[]])[];
  readonly order?: Partial<Order>;
  readonly history?: readonly OrderHistoryEntry[];
}

/** An order from what matters of it. */
export function sketch({
  number,
  name,
  total,
  pieces = 2,
  dishes = [['Stuffed kulcha', pieces]],
  order = {},
  history = [],
}: Sketch): CounterOrder {
  const fees = order.mode === 'collection' ? [0, 99] : [249, 99];
  const [shipping = 0, service = 0] = fees;
  const placedAt = order.placedAt ?? at('18:30');
  return {
    order: {
      id: `5f0c0ffee0ddba110000${number.replace(/\D/g, '')}`,
      number,
      restaurantId: '5f0c0ffee0ddba1100000a01',
      status: 'placed',
      mode: 'delivery',
      createdAt: placedAt,
      placedAt,
      paidAfterClosing: false,
      items: dishes.map(([dish, quantity, ...choices], index) =>
        item(`e${number.slice(-2)}${index === 0 ? '' : index}`, dish, quantity, 575, {
          options: choices.map((choice) => ({
            name: 'Choice',
            choices: [{ name: choice, price: pence(0) }],
          })),
        }),
      ),
      address: order.mode === 'collection' ? null : homeAddress,
      ...noOrderNotes,
      promoCode: null,
      breakdown: {
        subtotal: pence(total - shipping - service),
        discount: pence(0),
        shippingCost: pence(shipping),
        applicationFeeAmount: pence(service),
        tipAmount: pence(0),
        totalAmount: pence(total),
      },
      estimatedFrom: at('19:17'),
      estimatedTo: at('19:27'),
      allergyPhone: '0113 496 0142',
      version: 1,
      // The backend keeps it after the answer.
      acceptBy: new Date(Date.parse(placedAt) + 5 * 60_000).toISOString(),
      promisedFrom: null,
      promisedTo: null,
      isDelayed: false,
      timeline: [{ status: 'placed', at: placedAt }],
      refundedAmount: pence(0),
      refunds: [],
      otherRefunds: [],
      payment: null,
      hasUnusedPayment: false,
      closedReason: null,
      canCancel: (order.status ?? 'placed') === 'placed',
      ...order,
    },
    customer: { name, phoneNumber: name === null ? null : '+447700900318' },
    history: [{ version: 1, action: 'placed', actor: 'customer', name: null, at: placedAt }, ...history],
    acknowledgements: [],
    prints: [],
    shownUntil: null,
  };
}

/** Promised for one time of the evening. */
export const promised = (time: string) => ({ promisedFrom: at(time), promisedTo: at(time) });

/** A timeline of what an order has reached, by the time of the evening. */
export const reached = (...steps: readonly (readonly [OrderTimelineEntry['status'], string])[]) => ({
  timeline: steps.map(([status, time]) => ({ status, at: at(time) })),
});

/** Something that Maria did with an order. */
export const byMaria = (
  action: OrderHistoryEntry['action'],
  version: number,
  time: string,
): OrderHistoryEntry => ({
  version,
  action,
  actor: 'staff',
  name: 'Maria',
  at: at(time),
});
