/** What customers read before they go to pay. */
export const checkoutDialogStrings = {
  title: 'Confirm your order',
  lead: "Check the details, then pay on our card provider's secure page.",
  leadFree: 'Check the details. There is nothing to pay.',
  deliveringTo: 'Delivering to',
  noAddress: 'No address chosen',
  arrivesIn: 'Arrives in',
  collectFrom: 'Collect from',
  readyIn: 'Ready in',
  minutes: (from: number, to: number) => `${from} to ${to} min`,
  afterClosing: {
    delivery: (time: string) =>
      `We close at ${time}. The kitchen still takes your order, and it may arrive after that.`,
    collection: (time: string) =>
      `We close at ${time}. The kitchen still takes your order, and you can collect it after that.`,
  },
  phone: 'Phone',
  note: 'Note',
  allergy: 'Allergy',
  rider: 'For the rider',
  cutlery: 'Cutlery',
  packed: 'Packed with your order',
  promo: 'Promo',
  change: 'Change',
  age: {
    title: 'This order has alcohol',
    why: {
      delivery: (dishes: string) =>
        `${dishes}. The rider asks for proof of age at the door, and takes the drink back if nobody is 18 or over. We pay it back.`,
      collection: (dishes: string) =>
        `${dishes}. We ask for proof of age when it is collected, and keep the drink if nobody is 18 or over. We pay it back.`,
    },
    confirm: {
      delivery: 'I am 18 or over, and so is whoever opens the door',
      collection: 'I am 18 or over, and so is whoever collects it',
    },
  },
  safe: 'You leave this site to pay and come back afterwards. We never see your card number.',
  confirm: (total: string) => `Continue to payment · ${total}`,
  confirmFree: 'Place the order',
  redirecting: 'Taking you to payment',
  back: 'Back to menu',
  dishes: 'Your dishes',
} as const;

/** What customers read where a restaurant takes tips. */
export const tipStrings = {
  title: 'A tip, if you like',
  goesTo: {
    delivery: 'All of it goes to the kitchen and the rider.',
    collection: 'All of it goes to the kitchen.',
  },
  thanks: (goesTo: string) => `Thank you. ${goesTo}`,
  other: 'Other',
  own: 'Your tip in pounds',
  add: 'Add',
  wrong: (most: string) => `Write an amount up to ${most}, as 2.50.`,
} as const;

/** What customers read when they come back from the payment page. */
export const checkoutResultStrings = {
  success: 'Checkout Successful',
  failure: 'Checkout Failed',
  thanks: (name: string | undefined, number: string) =>
    `Thank you${name ? `, ${name}` : ''}. Order ${number} is with the kitchen.`,
  placed: (name: string | undefined, number: string) =>
    `Thank you${name ? `, ${name}` : ''}. The restaurant has order ${number}.`,
  closed: (number: string) =>
    `Order ${number} was paid for, but it will not be prepared. Open the order to see what happened.`,
  confirming:
    'Thank you. We are waiting for confirmation of the payment. Your order appears as soon as it is confirmed.',
  unpaid: 'We have received no payment for this order. Open the order to see what happened.',
  arriving: 'Arriving',
  ready: 'Ready',
  between: (from: string, to: string) => `${from} to ${to}`,
  paid: 'Paid',
  goingTo: 'Going to',
  collectFrom: 'Collect from',
  closesIn: (seconds: number) => `Closes in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  staysOpen: 'This stays open until you close it',
  stay: 'Stay on this page',
  follow: 'Follow your order',
  view: 'View your order',
  unpaidBecause: {
    left: 'You left the payment page.',
    declined: 'The payment did not go through.',
    unknown: 'The payment was not completed.',
  },
  nothingCharged: 'Nothing was charged.',
  kept: (items: number, total: string, extras: readonly string[]) => {
    const also = extras.length === 0 ? '' : `, with ${extras.join(' and ')}`;
    return `Your order waits in your cart: ${items} ${items === 1 ? 'item' : 'items'}, ${total}${also}.`;
  },
  yourNote: 'your note',
  failedWhy: 'Try another card, or ask your bank if it should have worked.',
  backToMenu: 'Back to menu',
  tryAgain: 'Try payment again',
  goOn: 'Continue to payment',
  loginFirst: 'Log in to find your cart as you left it and to try again.',
  login: 'Log in',
} as const;
