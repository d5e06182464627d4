import type { RefundAuthor, RefundReason } from '@tiffin/domain';
import type { CounterIconName } from './CounterIcon/counter-icons.ts';

/** What staff read on the page of a day. */
export const dayStrings = {
  csv: 'Save as CSV',
  loading: 'Loading the day …',
  figures: {
    orders: 'Orders',
    declined: (count: number) => `${count} declined`,
    missed: (count: number) => `${count} missed`,
    cancelled: (count: number) => `${count} cancelled`,
    noneRefused: 'none declined',
    taken: 'Taken',
    fees: 'fees included, without declined ones',
    tips: 'Tips',
    ofTaken: 'in what was taken',
    paidBack: 'Paid back',
    refunds: (count: number) => (count === 1 ? '1 payment back' : `${count} payments back`),
    net: 'Net',
    difference: 'taken less paid back',
  },
  answered: (median: string, slowest: string) => `Answered in ${median}, the slowest in ${slowest}.`,
  noAnswers: 'No order was answered by hand.',
  range: (from: string, to: string) => `${from} to ${to}`,
  span: 'Days shown',
  spans: { day: 'Day', week: 'Week', quarter: '92 days' },
  before: { day: 'Day before', week: 'Week before', quarter: '92 days before' },
  after: { day: 'Day after', week: 'Week after', quarter: '92 days after' },
  paidBack: 'Paid back',
  notTaken: 'Ended before you accepted them, so not in the figures',
  paidBackOf: (number: string, name: string) => `${number}, ${name}`,
  paidBackWhy: (when: string, why: string) => `at ${when}: ${why}`,
  bestSellers: 'Best sellers',
  sold: (quantity: number) => `${quantity}\u00a0×`,
  find: 'Number or name',
  findFurther: 'Search 60 days',
  noneToday: (text: string) => `No order of this day has “${text}” in its number or name.`,
  perHour: 'Orders per hour',
  perDay: 'Orders per day',
  perWeek: 'Orders per week',
  day: 'Day',
  week: 'Week from',
  hour: 'Hour',
  hourOf: (hour: string) => `${hour}:00`,
  count: 'Orders',
  noOrders: 'No orders on this day.',
  problem: 'Problem',
  openProblems: (count: number) =>
    count === 1 ? '1 order with an open problem' : `${count} orders with an open problem`,
  orders: 'Orders',
  columns: {
    number: 'Number',
    placed: 'Placed',
    name: 'Name',
    state: 'State',
    answer: 'Answer',
    phone: 'Telephone',
    paid: 'Paid',
  },
  back: (amount: string) => `${amount} back`,
} as const;

/** A state in one word and its picture. */
export const stateWords = {
  new: ['New', 'bell'],
  kitchen: ['Kitchen', 'kitchen'],
  late: ['Late', 'late'],
  ready: ['Ready', 'ready'],
  out: ['On its way', 'delivery'],
  done: ['Done', 'check'],
  declined: ['Declined', 'close'],
  cancelled: ['Cancelled', 'close'],
  partBack: ['Paid back in part', 'refund'],
  allBack: ['All paid back', 'refund'],
  inProgress: ['In progress', 'clock'],
} as const satisfies Record<string, readonly [string, CounterIconName]>;

/** Why money went back, as staff read it; customers read `refundReasonMessage`. */
const refundReasonsForStaff: Readonly<Record<RefundReason, string>> = {
  unanswered: 'nobody answered',
  closed: 'paid after closing',
  customer: 'cancelled before it was accepted',
  too_busy: 'too busy',
  out_of_stock: 'out of something',
  closing_early: 'closing early',
  cannot_deliver: 'the address cannot be delivered to',
  customer_request: 'the customer asked for it',
  no_show: 'nobody was there',
  id_refused: 'no ID was shown',
  missing: 'missing',
  wrong_dish: 'wrong dish',
  late: 'late',
  not_right: 'not right',
  other: 'another reason',
};

/** Says why money went back, and for which dishes. */
export function refundWhy(reason: RefundReason | null, dishes: readonly string[]): string {
  const why = reason === null ? 'no reason given' : refundReasonsForStaff[reason];
  return dishes.length === 0 ? why : `${why}: ${dishes.join(', ')}`;
}

const authors: Readonly<Record<RefundAuthor['kind'], string>> = {
  customer: 'The customer',
  restaurant: 'The restaurant',
  system: 'The system',
  operator: 'Tiffin’s support',
  provider: 'The payment provider',
};

/** Says who has paid back. */
export const refundAuthorName = ({ kind, name }: RefundAuthor): string => name ?? authors[kind];

/** What staff read where they look for an order of the last days. */
export const orderSearchStrings = {
  title: 'Find an order',
  find: 'Number, name, phone or dish',
  submit: 'Search',
  found: (count: number) => (count === 1 ? '1 order found' : `${count} orders found`),
  where: 'in the last 60 days, the newest first',
  shown: (count: number) => `, the first ${count} of them`,
  none: (text: string) => `No order of the last 60 days has “${text}” in its number, name, phone or dishes.`,
  loading: 'Searching …',
  results: 'Orders found',
  back: 'Back to today',
} as const;
