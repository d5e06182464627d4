import type { KitchenLine, OrderingMode } from '@tiffin/domain';

/** A count stays with what it counts: "6 ×" never ends a line. */
const counted = (quantity: number) => `${quantity}\u00a0×\u00a0`;

/** A choice of a dish, multiplied where there is more than one of it: "2 × Medium". */
const choice = (quantity: number, name: string) => (quantity === 1 ? name : `${counted(quantity)}${name}`);

/** What staff read on the board. Times are written "18:47", ages in minutes. */
export const boardStrings = {
  board: 'Orders',
  new: 'New',
  kitchen: 'In the kitchen',
  ready: 'Ready and out',
  tabs: { new: 'New', kitchen: 'Kitchen', ready: 'Ready, out' },
  view: 'View',
  views: { tickets: 'Tickets', list: 'List' },
  allDay: 'All day',
  moreDishes: (count: number) => `and ${count} more ${count === 1 ? 'dish' : 'dishes'}`,
  more: (count: number) => `${count} more`,
  page: 'Page',
  pageOf: (page: number, count: number) => `${page} of ${count}`,
  firstPage: 'First page',
  times: '×',
  count: counted,
  choice,
  /** A dish of the list: "Smoked chicken tikka (2 × Medium, 2 × Saffron pilau)". */
  dishWithChoices: ({ name, choices }: Pick<KitchenLine, 'name' | 'choices'>) =>
    choices.length === 0
      ? name
      : `${name} (${choices.map((each) => choice(each.quantity, each.name)).join(', ')})`,
  lateIn: (lane: string, count: number) => `${lane}, ${count} late`,
  customer: 'Customer',
  mode: { delivery: 'Delivery', collection: 'Collection' } satisfies Record<OrderingMode, string>,
  asap: 'ASAP',
  collectAt: (time: string) => `For ${time}`,
  left: 'left',
  secondsLeft: (minutes: number, seconds: number) => `${minutes} min ${seconds} s left to answer`,
  ringStopped: 'Time left unknown: no connection',
  answerBy: (time: string) => `Answer by ${time}`,
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  inMinutes: (minutes: number) => (minutes === 0 ? 'now' : `in ${minutes} min`),
  minutesLate: (minutes: number) => `${minutes} min late`,
  noPromise: 'No time',
  allergy: 'Allergy:',
  note: 'Note:',
  accept: (time: string) => `Accept ${time}`,
  /** Pressed, and not sent yet. */
  accepting: (time: string) => `Accepting ${time}`,
  undoAccept: (number: string) => `Undo: do not accept ${number} yet`,
  open: 'Open',
  openOrder: (number: string) => `Open ${number}`,
  /** Of an order with an allergy, or whose card has no room for all that is in it. */
  read: 'Read order',
  readAndAnswer: 'Read and answer',
  markReady: 'Mark ready',
  inProgress: 'In progress',
  markCollected: 'Mark collected',
  markSentOut: 'Mark sent out',
  markDelivered: 'Mark delivered',
  markOrder: (words: string, number: string) => `${words}: ${number}`,
  dueBy: (time: string) => `by ${time}`,
  outBy: (time: string) => `out, by ${time}`,
  undo: 'Undo',
  undoReady: (number: string) => `Undo: ${number} is not ready yet`,
  undoDone: (number: string, mode: OrderingMode) =>
    `Undo: ${number} is not ${mode === 'delivery' ? 'delivered' : 'collected'} yet`,
  /** What has become of an order that keeps its place for a moment. */
  acceptedFor: (time: string) => `Accepted for ${time}`,
  readyAt: (time: string) => `Ready at ${time}`,
  sentOutAt: (time: string) => `Sent out at ${time}`,
  backInKitchen: 'Back in the kitchen',
  readyAgain: 'Ready again',
  gone: { declined: 'Declined. Do not cook.', cancelled: 'Cancelled. Do not cook.' },
  doneAt: (mode: OrderingMode, time: string) => `${mode === 'delivery' ? 'Delivered' : 'Collected'} ${time}`,
  dismiss: (number: string) => `Close the message about ${number}`,
  nothingNew: 'Nothing to answer. The bell rings when an order comes in.',
  nothingCooking: 'Nothing to cook.',
  nothingReady: 'Nothing to hand over.',
  bellSilent: (time: string) => `More may have come in since ${time}. The bell cannot ring.`,
  quiet: {
    title: 'All quiet',
    nothing: 'Nothing to cook or hand over.',
    bell: 'The bell rings when an order comes in.',
    offline: 'No connection: the bell cannot ring.',
    closes: 'Closes',
    opensAgain: 'Opens again',
    ordersToday: 'Orders today',
    takenToday: 'Taken today',
    answeredIn: 'Answered in',
    noAnswers: 'None yet',
  },
} as const;
