import type { CancelReason, CounterRefundReason, DeclineReason, RefundableFee } from '@tiffin/domain';

const shared = {
  too_busy: 'Too busy',
  out_of_stock: 'Out of something',
  cannot_deliver: 'Cannot deliver there',
  other: 'Another reason',
} as const;

/** What staff read in the counter's dialogs: what customers will read, before it is sent. */
export const dialogStrings = {
  close: 'Close',
  why: 'Why',
  keep: 'Keep the order',
  goesBack: (amount: string) => `${amount} goes back to the customer.`,
  customerReads: (sentence: string) => `The customer reads at once: “${sentence}”`,
  chooseWhy: 'Choose why: the customer reads it at once.',
  decline: {
    title: (number: string) => `Decline ${number}`,
    reasons: { ...shared, closing_early: 'Closing early' } satisfies Record<DeclineReason, string>,
    soldOutUntil: (until: string) => `Sold out until ${until}`,
    whichDishes: 'What is sold out',
    confirm: (amount: string) => `Decline and pay back ${amount}`,
    confirmFree: 'Decline the order',
  },
  refund: {
    title: (number: string) => `Pay back ${number}`,
    paid: (name: string, amount: string) => `${name} paid ${amount}.`,
    nothingYet: 'Nothing has been paid back yet.',
    before: (amount: string) => `${amount} has been paid back.`,
    seen: (amount: string) => `I have seen that ${amount} has been paid back by now`,
    seenNone: 'I have seen that the refund failed, and nothing has been paid back',
    what: 'What to pay back',
    kinds: { lines: 'By dish', amount: 'By amount', full: 'Everything' },
    each: (amount: string) => `${amount} each`,
    count: (count: number, of: number) => `${count} of ${of}`,
    howMany: (name: string) => `How many of ${name}`,
    fewer: 'One fewer',
    more: 'One more',
    fees: { deliveryFee: 'Delivery fee', serviceFee: 'Service fee' } satisfies Record<RefundableFee, string>,
    amountLabel: 'Amount in pounds',
    everything: (amount: string) => `All that is left, ${amount}, goes back.`,
    reasons: {
      missing: 'Missing',
      wrong_dish: 'Wrong dish',
      late: 'Late',
      not_right: 'Not right',
      other: 'Other',
    } satisfies Record<CounterRefundReason, string>,
    whatTheyRead: (name: string) => `What ${name} reads`,
    chooseWhat: 'Choose what goes back.',
    sum: 'Goes back',
    confirm: (amount: string) => `Pay back ${amount}`,
  },
  cancel: {
    title: (number: string) => `Cancel ${number}`,
    reasons: {
      ...shared,
      customer_request: 'The customer asked for it',
      no_show: 'Nobody was there',
      id_refused: 'ID not shown',
    } satisfies Record<CancelReason, string>,
    kinds: { full: 'Everything', amount: 'Part of it', none: 'Nothing' },
    confirm: (amount: string) => `Cancel and pay back ${amount}`,
    confirmFree: 'Cancel without paying back',
  },
  pin: {
    title: 'Type your PIN',
    reason: 'Money leaves with a name on it.',
    typed: (count: number) => `${count} of 4 figures typed`,
    wrong: 'This PIN is not right. Try again.',
    locked: 'Too many wrong PINs on this device. Try again later, or sign in on your own phone.',
  },
} as const;
