import type { ClosedReason, OrderingMode } from '@tiffin/domain';

// Customers read `closedReasonMessages`.
const closedReasonsForStaff: Readonly<Record<ClosedReason, string>> = {
  unanswered: 'Nobody answered in time. Do not cook it.',
  closed: 'The payment came after closing. Do not cook it.',
  customer: 'The customer cancelled it. Do not cook it.',
  too_busy: 'Too busy to take it.',
  out_of_stock: 'Something in it had run out.',
  closing_early: 'Closing early.',
  cannot_deliver: 'The address cannot be delivered to.',
  customer_request: 'The customer asked for it.',
  no_show: 'Nobody was there to take it.',
  id_refused: 'The ID that it needs was not shown.',
  other: 'For another reason.',
};

/** Why an order was declined or cancelled, as staff read it: what it lacked by name, where staff named it. */
export function closedReasonForStaff(reason: ClosedReason, outOf?: string): string {
  return outOf === undefined ? closedReasonsForStaff[reason] : `Run out: ${outOf}.`;
}

/** What staff read on the page of one order. */
export const orderPageStrings = {
  back: 'Back to all orders',
  toBoard: 'To the orders',
  goneAndPaidBack: (words: string, amount: string) => `${words}. ${amount} goes back.`,
  allergy: 'Allergy',
  checkAge: 'CHECK AGE: 18 or over',
  askForAge: {
    delivery: (dishes: string) =>
      `The rider asks for proof at the door, and brings back what holds alcohol if nobody is 18 or over: ${dishes}.`,
    collection: (dishes: string) =>
      `Ask for proof before it is handed over, and keep what holds alcohol if nobody is 18 or over: ${dishes}.`,
  },
  note: 'Note for the kitchen',
  cutlery: (isWanted: boolean) => (isWanted ? 'Cutlery and napkins' : 'No cutlery'),
  forRider: 'For the rider:',
  times: '×',
  /** The count stays with what it counts. */
  choice: (quantity: number, name: string) => `${quantity}\u00a0×\u00a0${name}`,
  contains: 'Contains',
  mayContain: 'May contain',
  notStated: 'Not stated',
  deliverTo: 'Deliver to',
  collect: 'Collection',
  collectBy: (name: string) => `${name} collects this order.`,
  linePaidBack: (count: number, of: number) => (count < of ? `${count} of ${of} paid back` : 'Paid back'),
  money: 'Money',
  dishes: 'Dishes',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'Free',
  serviceFee: 'Service fee',
  tip: 'Tip',
  paid: 'Paid by card',
  refundStates: {
    requested: 'Going back',
    pending: 'Going back',
    succeeded: 'Paid back',
    failed: 'Not paid back: it failed',
  },
  otherRefundStates: {
    requested: 'Another payment, going back',
    pending: 'Another payment, going back',
    succeeded: 'Another payment, paid back',
    failed: 'Another payment, not paid back: it failed',
  },
  refundWhy: (when: string, why: string) => `at ${when}: ${why}`,
  soFar: 'So far',
  placed: 'Placed and paid',
  changed: 'Changed',
  unanswered: 'Declined and paid back if nobody answers',
  answer: 'Answer',
  ifUnanswered: 'If nobody answers, it is declined and paid back.',
  stopped: 'No connection. Nothing can be answered until it is back.',
  leftShort: (time: string) => `${time} left`,
  promise: {
    delivery: 'At the door by',
    collection: 'Ready to collect at',
  } satisfies Record<OrderingMode, string>,
  inMinutes: (minutes: number) => `in ${minutes} min`,
  wasShown: (name: string, from: string, to: string) =>
    from === to ? `${name} was shown ${to}` : `${name} was shown ${from} to ${to}`,
  sooner: '−5',
  soonerSpoken: '−5 minutes',
  later: '+5',
  laterSpoken: '+5 minutes',
  minutesFromNow: 'Minutes from now',
  minutesLater: 'Minutes later',
  plus: (minutes: number) => `+${minutes}`,
  ring: (name: string) => `Press to ring ${name}`,
  customer: 'the customer',
  theCustomer: 'The customer',
  accept: (time: string) => `Accept for ${time}`,
  accepting: (time: string) => `Accepting for ${time}`,
  decline: 'Decline',
  start: 'Start cooking',
  ready: 'Mark ready',
  dispatch: 'Mark sent out',
  complete: {
    delivery: 'Mark delivered',
    collection: 'Mark collected',
  } satisfies Record<OrderingMode, string>,
  undo: 'Undo the last step',
  delay: 'Needs longer',
  moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
  keepPromise: (time: string) => `Keep ${time}`,
  promiseLater: (time: string) => `Promise ${time} instead`,
  newTimeSent: (name: string) => `${name} gets the new time at once.`,
  refund: 'Pay back',
  cancel_accepted: 'Cancel order',
  print: 'Print ticket',
  bags: 'Bags',
  fewerBags: 'One bag fewer',
  moreBags: 'One bag more',
  bagCount: (bags: number) => (bags === 1 ? '1 bag' : `${bags} bags`),
  printLabels: (bags: number) => (bags === 1 ? 'Print label' : `Print ${bags} labels`),
  status: {
    pending_payment: 'Not paid yet',
    payment_expired: 'Not paid',
    payment_failed: 'Not paid',
    placed: 'Needs an answer',
    accepted: 'Accepted',
    preparing: 'In the kitchen',
    ready: 'Ready',
    out_for_delivery: 'Out for delivery',
    completed: 'Handed over',
    declined: 'Declined',
    cancelled: 'Cancelled',
    in_progress: 'In progress',
  },
} as const;

/** What a customer is called in a sentence: the first name, or that it is the customer. */
export function callName(name: string | null): string {
  return name?.trim().split(/\s+/)[0] || orderPageStrings.customer;
}

/** The same at the start of a sentence. */
export function callNameFirst(name: string | null): string {
  return name?.trim().split(/\s+/)[0] || orderPageStrings.theCustomer;
}
