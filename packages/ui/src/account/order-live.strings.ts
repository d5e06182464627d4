/** What customers read while they follow an order. */
export const orderLiveStrings = {
  updated: {
    live: (time: string) => `Live, updated ${time}`,
    connecting: (time: string) => `Updated ${time}`,
    lost: (time: string) => `Not live, updated ${time}`,
  },
  waiting: {
    title: 'Waiting for an answer',
    until: 'The restaurant has until ',
    otherwise: (amount: string) => `. If it does not answer, ${amount} goes back to you.`,
    otherwiseFree: '. If it does not answer, the order is cancelled.',
    over: 'The time to answer is over. ',
    afterwards: (amount: string) => `If the restaurant has not answered, ${amount} goes back to you.`,
    afterwardsFree: 'If the restaurant has not answered, the order is cancelled.',
    cancel: 'Cancel order',
    canCancel: 'You can cancel until the restaurant accepts. After that, ring them.',
  },
  latePanel: {
    title: 'Later than promised',
    text: (time: string) => `It was promised by ${time}. Ring the restaurant to hear where it is.`,
  },
  noCancel: 'It can’t be cancelled here any more. If something must change, ring the restaurant.',
  cancel: {
    title: 'Cancel this order?',
    text: (number: string, amount: string) =>
      `Order ${number} has not been answered yet. When you cancel it, ${amount} goes back to the card you paid with. Banks take 5 to 10 working days.`,
    textFree: (number: string) => `Order ${number} has not been answered yet, and there was nothing to pay.`,
    confirm: 'Cancel order',
    sending: 'Cancelling your order',
    keep: 'Keep the order',
    failed: 'The order was not cancelled. Please try again.',
    answeredTitle: 'The restaurant was faster',
    answered:
      'It has accepted your order, so the order cannot be cancelled here any more. If something must change, ring the restaurant.',
    close: 'Close',
  },
} as const;
