import {
  answerSeconds,
  csvFile,
  localDate,
  localTimeOfDay,
  type Pence,
  pence,
  poundsFromPence,
} from '@tiffin/domain';
import type { ExportedOrder } from './reported-orders.store.ts';

interface Column {
  readonly title: string;
  readonly read: (order: ExportedOrder, timeZone: string) => string;
}

const columns: readonly Column[] = [
  { title: 'Order', read: ({ row }) => row.number },
  { title: 'Date', read: ({ placedAt }, timeZone) => localDate(placedAt, timeZone) },
  { title: 'Time', read: ({ placedAt }, timeZone) => localTimeOfDay(placedAt, timeZone) },
  { title: 'Mode', read: ({ row }) => row.mode },
  { title: 'State', read: ({ status }) => words(status) },
  { title: 'Customer', read: ({ customerName }) => customerName ?? '' },
  { title: 'Note', read: ({ row }) => row.note },
  { title: 'Promo code', read: ({ row }) => row.promoCode ?? '' },
  { title: 'Dishes', read: ({ row }) => pounds(pence(row.subtotal)) },
  { title: 'Discount', read: ({ row }) => pounds(pence(row.discount)) },
  { title: 'Delivery fee', read: ({ row }) => pounds(pence(row.shippingCost)) },
  { title: 'Service fee', read: ({ row }) => pounds(pence(row.applicationFeeAmount)) },
  { title: 'Tip', read: ({ tip }) => pounds(tip) },
  { title: 'Total', read: ({ total }) => pounds(total) },
  { title: 'Refunded', read: ({ refunded }) => pounds(refunded) },
  {
    title: 'Answered after (s)',
    read: ({ placedAt, answeredAt }) =>
      answeredAt === null ? '' : String(answerSeconds(placedAt, answeredAt)),
  },
  { title: 'Reason', read: ({ closedReason }) => words(closedReason ?? '') },
  { title: 'Age confirmed', read: ({ ageConfirmed }) => (ageConfirmed ? 'yes' : '') },
];

/** Writes the file of a restaurant's orders, one row for each; times are those of the restaurant's clock. */
export function writeOrdersCsv(orders: readonly ExportedOrder[], timeZone: string): string {
  const rows = orders.map((order) => columns.map(({ read }) => read(order, timeZone)));
  return csvFile([columns.map(({ title }) => title), ...rows]);
}

const pounds = (amount: Pence) => poundsFromPence(amount).toFixed(2);
const words = (name: string) => name.replaceAll('_', ' ');
