/** Words that several mails share. */
export const mailStrings = {
  followOrder: 'Follow your order',
  deliveringTo: 'Delivering to',
  collectingFrom: 'Collecting from',
  arrivesAbout: 'Arrives about',
  readyAbout: 'Ready about',
  promisedFor: 'Promised for',
  timeRange: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  quantity: (quantity: number) => `${quantity} ×`,
  /** What was chosen for the choice above it. */
  under: (choices: string) => `– ${choices}`,
  allergens: 'Allergens:',
  sums: {
    dishes: 'Dishes',
    discount: (code: string | null) => (code === null ? 'Discount' : `Discount (${code})`),
    delivery: 'Delivery',
    serviceFee: 'Service fee',
    tip: 'Tip',
    total: 'Total paid, VAT included',
    nothing: 'Total, nothing to pay',
  },
  refund: {
    goesBack: 'Goes back to you',
    all: 'All of it, fees included.',
    part: (total: string) => `Of the ${total} that you paid.`,
    otherPayment: 'Of a payment that your order did not need.',
    reaches: 'Reaches your card in',
    workingDays: '5 to 10 working days',
    byBank: 'That is how long banks take.',
    missingTitle: 'If the money does not come',
    missing: (name: string, amount: string, number: string) =>
      `Ask your bank for a refund of ${amount} from ${name}, reference ${number}. If your bank cannot find it, write to `,
    missingEnd: '.',
  },
  paused: {
    title: 'Ordering is paused',
    reasons: {
      unanswered: 'Two orders in a row were not answered.',
      unattended: 'No device of your restaurant is on shift.',
    },
    until: (date: string, time: string) => `Customers cannot order until ${date} at ${time},`,
    ends: {
      unanswered: 'unless you resume before.',
      unattended: 'unless a shift starts or you resume before.',
    },
    resume: 'Open Service to resume',
  },
  footer: {
    telephone: 'Telephone',
    allergies: 'Allergies',
    email: 'E-mail',
    why: (number: string) =>
      `You get this mail because you placed order ${number}. It is not advertising, and nothing in it follows you.`,
    whyPaid: (number: string) =>
      `You get this mail because a payment came for order ${number}. It is not advertising, and nothing in it follows you.`,
    whyInvited: (name: string) =>
      `You get this mail because ${name} wants to work with you. Nothing in it follows you.`,
    whyTyped: (name: string) =>
      `You get this mail because someone has given your address to ${name}. It is not advertising, and nothing in it follows you.`,
    whyTeam: (name: string) => `You get this mail because you work for ${name}. Nothing in it follows you.`,
  },
} as const;
