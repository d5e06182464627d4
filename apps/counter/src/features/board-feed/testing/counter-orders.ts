import { type CounterOrder, type Order, type OrderStatus, pence } from '@tiffin/domain';

/** An instant of the evening on which these orders are placed, as "18:32" or "18:32:10". */
export function at(time: string): string {
  return new Date(`2026-11-20T${time.length === 5 ? `${time}:00` : time}.000Z`).toISOString();
}

/** The way of an order through its states, with when it reached each. */
export type Stages = readonly (readonly [OrderStatus, string])[];

/** An order of the counter that has gone this way; its version counts the states unless one is given. */
export function counterOrder(
  number: number,
  stages: Stages = [['placed', '18:30']],
  change: Partial<Order> = {},
): CounterOrder {
  const timeline = stages.map(([status, time]) => ({ status, at: at(time) }));
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (first === undefined || last === undefined) throw new Error('An order has at least one state.');
  const isPromised = stages.some(([status]) => status === 'accepted');
  const order: Order = {
    id: `64b0a1f2c3d4e5f6ff${String(number).padStart(6, '0')}`,
    number: `S-${number}`,
    restaurantId: '64b0a1f2c3d4e5f601020305',
    status: last.status,
    mode: 'collection',
    createdAt: first.at,
    placedAt: first.at,
    paidAfterClosing: false,
    items: [],
    address: null,
    note: '',
    promoCode: null,
    breakdown: {
      subtotal: pence(3400),
      discount: pence(0),
      shippingCost: pence(0),
      applicationFeeAmount: pence(99),
      totalAmount: pence(3499),
    },
    estimatedFrom: null,
    estimatedTo: null,
    allergyPhone: '+441134960124',
    version: stages.length,
    acceptBy: last.status === 'placed' ? new Date(Date.parse(first.at) + 5 * 60_000).toISOString() : null,
    promisedFrom: isPromised ? at('19:00') : null,
    promisedTo: isPromised ? at('19:00') : null,
    isDelayed: false,
    timeline,
    refundedAmount: pence(0),
    refunds: [],
    otherRefunds: [],
    payment: null,
    hasUnusedPayment: false,
    closedReason: null,
    canCancel: false,
    ...change,
  };
  return { order, customer: { name: 'Amara Okafor', phoneNumber: '+447700900318' }, history: [] };
}
