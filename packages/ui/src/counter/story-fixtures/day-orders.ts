import { type CounterOrder, type OrderStatus, pence } from '@tiffin/domain';
import { kitchenOrder } from '../../private/fixtures/kitchen-order.ts';

const at = (time: string) => `2026-11-20T${time}.000Z`;

interface Row {
  number: string;
  placed: string;
  name: string;
  status: OrderStatus;
  /** The last minute of what was promised. */
  promised: string | null;
  answered: string | null;
  total: number;
  back?: number;
}

const orderOf = ({
  number,
  placed,
  name,
  status,
  promised,
  answered,
  total,
  back = 0,
}: Row): CounterOrder => ({
  order: {
    ...kitchenOrder.order,
    id: number,
    number,
    status,
    placedAt: at(placed),
    promisedFrom: promised === null ? null : at(promised),
    promisedTo: promised === null ? null : at(promised),
    breakdown: { ...kitchenOrder.order.breakdown, totalAmount: pence(total) },
    refundedAmount: pence(back),
    closedReason: status === 'declined' ? 'too_busy' : null,
    canCancel: status === 'placed',
  },
  customer: { name, phoneNumber: null },
  history:
    answered === null
      ? []
      : [
          {
            version: 2,
            action: status === 'declined' ? 'decline' : 'accept',
            actor: 'staff',
            name: 'Tablet by the till',
            at: at(answered),
          },
        ],
});

const rows: readonly Row[] = [
  {
    number: 'S-1042',
    placed: '18:46:00',
    name: 'Amara Okafor',
    status: 'placed',
    promised: null,
    answered: null,
    total: 3898,
  },
  {
    number: 'S-1040',
    placed: '18:41:00',
    name: 'Joe Hargreaves',
    status: 'preparing',
    promised: '19:15:00',
    answered: '18:41:48',
    total: 2243,
  },
  {
    number: 'S-1036',
    placed: '18:14:00',
    name: 'Priya Nair',
    status: 'preparing',
    promised: '18:40:00',
    answered: '18:15:05',
    total: 6135,
  },
  {
    number: 'S-1034',
    placed: '18:02:00',
    name: 'Sam Idris',
    status: 'declined',
    promised: null,
    answered: '18:04:10',
    total: 3898,
    back: 3898,
  },
  {
    number: 'S-1032',
    placed: '17:38:00',
    name: 'Ruth Bailey',
    status: 'completed',
    promised: '18:20:00',
    answered: '17:38:55',
    total: 6123,
    back: 925,
  },
];

/** Five orders of Friday evening, the last first: new, cooked, late, declined, and partly refunded. */
export const dayOrders = rows.map(orderOf);
