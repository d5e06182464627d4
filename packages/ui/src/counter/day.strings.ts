import type { CounterIconName } from './CounterIcon/counter-icons.ts';

/** What staff read on the page of a day. */
export const dayStrings = {
  before: 'Day before',
  after: 'Day after',
  csv: 'Save as CSV',
  loading: 'Loading the day …',
  figures: {
    orders: 'Orders',
    declined: (count: number) => `${count} declined`,
    cancelled: (count: number) => `${count} cancelled`,
    noneRefused: 'none declined',
    taken: 'Taken',
    fees: 'fees included',
    paidBack: 'Paid back',
    refunds: (count: number) => (count === 1 ? '1 refund' : `${count} refunds`),
    answered: 'Answered in',
    slowest: (time: string) => `slowest ${time}`,
    none: '–',
    noAnswers: 'no order was answered by hand',
  },
  perHour: 'Orders per hour',
  hour: 'Hour',
  hourOf: (hour: string) => `${hour}:00`,
  count: 'Orders',
  noOrders: 'No orders on this day.',
  orders: 'Orders',
  columns: {
    number: 'Number',
    placed: 'Placed',
    name: 'Name',
    state: 'State',
    answer: 'Answer',
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
  partBack: ['Part back', 'refund'],
  inProgress: ['In progress', 'clock'],
} as const satisfies Record<string, readonly [string, CounterIconName]>;
