/** What managers read when a refund could not be made. */
export const refundFailedStrings = {
  subject: (number: string, amount: string) => `${number}: ${amount} could not be paid back`,
  title: 'A refund was not made',
  preview: 'The customer expects this money. Please look at it today.',
  lead: (amount: string, number: string) => `${amount} for order ${number} could not be paid back.`,
  promised: 'The customer expects it.',
  amount: 'To pay back',
  failedAt: 'Failed at',
  of: (total: string) => `Of the ${total} that were paid.`,
  ofOther: 'Of a payment that the order did not need.',
  customer: 'Customer',
  erased: 'The customer has deleted their account: nobody can be rung.',
  whatToDo: 'What to do',
  steps:
    'Try the refund again at the counter. If it fails again, the card may be closed: ring the customer, agree on another way, and inform the person who runs your payments.',
  stepsWithoutCounter:
    'The card may be closed: ring the customer, agree on another way, and inform the person who runs your payments.',
  stepsOtherPayment:
    'The counter cannot refund this payment. Inform the person who runs your payments: they can refund it at the payment provider.',
  stepsAfterDashboard: (refunded: string, left: string) =>
    `${refunded} of this order was refunded at the payment provider itself, so only ${left} is left. Check what the customer should still get, and refund that at the counter.`,
  open: 'Open the order',
} as const;
