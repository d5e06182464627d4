import { type CounterOrder, type OrderStatus, type PaidBack, pence } from '@tiffin/domain';
import { kitchenOrder } from '../../private/fixtures/kitchen-order.ts';

// A time of this Friday, or an instant.
const at = (time: string) => (time.includes('T') ? time : `2026-11-20T${time}.000Z`);

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
  phone?: string;
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
  phone,
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
  customer: { name, phoneNumber: phone ?? null },
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
  acknowledgements: [],
  prints: [],
  shownUntil: null,
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

type Found = Omit<Row, 'promised' | 'answered'>;

/** The four orders of people called Reid in the last 60 days, the newest first. */
export const foundOrders = (
  [
    {
      number: 'S-1035',
      placed: '18:10:00',
      name: 'Callum Reid',
      status: 'ready',
      phone: '+447700900461',
      total: 3115,
    },
    {
      number: 'S-0988',
      placed: '2026-11-14T19:52:00.000Z',
      name: 'Duncan Reid',
      status: 'completed',
      phone: '+447700900227',
      total: 5440,
    },
    {
      number: 'S-0951',
      placed: '2026-11-07T20:05:00.000Z',
      name: 'Duncan Reid',
      status: 'completed',
      phone: '+447700900227',
      total: 4910,
      back: 1250,
    },
    {
      number: 'S-0812',
      placed: '2026-10-16T17:33:00.000Z',
      name: 'Isla Reid-Shaw',
      status: 'cancelled',
      phone: '+447700900590',
      total: 2275,
      back: 2275,
    },
  ] satisfies readonly Found[]
).map((row) => orderOf({ promised: null, answered: null, ...row }));

/** What went back on that evening, the last first. */
export const paidBack: readonly PaidBack[] = [
  {
    id: 'refund-3',
    order: { id: 'S-1028', number: 'S-1028' },
    customerName: 'Nadia Rahman',
    isTaken: false,
    amount: pence(1745),
    by: { kind: 'system', name: null },
    reason: 'unanswered',
    dishes: [],
    at: at('18:31:00'),
  },
  {
    id: 'refund-2',
    order: { id: 'S-1032', number: 'S-1032' },
    customerName: 'Ruth Bailey',
    isTaken: true,
    amount: pence(925),
    by: { kind: 'restaurant', name: 'Dev Patel' },
    reason: 'missing',
    dishes: ['Garlic Naan', 'Mango Lassi'],
    at: at('18:22:00'),
  },
  {
    id: 'refund-1',
    order: { id: 'S-1034', number: 'S-1034' },
    customerName: 'Sam Idris',
    isTaken: false,
    amount: pence(3898),
    by: { kind: 'restaurant', name: 'Meera Shah' },
    reason: 'too_busy',
    dishes: [],
    at: at('18:04:00'),
  },
];
