/** What customers read when the restaurant has accepted their order. */
export const acceptedStrings = {
  subject: {
    delivery: (number: string, time: string) => `Accepted: ${number} arrives by ${time}`,
    collection: (number: string, time: string) => `Accepted: ${number} is ready by ${time}`,
  },
  title: {
    delivery: (time: string) => `At your door by ${time}`,
    collection: (time: string) => `Ready to collect by ${time}`,
  },
  preview: (name: string) => `${name} has accepted your order.`,
  lead: (name: string, number: string) => `${name} has accepted order ${number}. The contract is made.`,
  noteRead: 'Your note came with the order.',
  acceptedAt: (time: string) => `Accepted at ${time}.`,
  coming: 'What is coming',
  wrong: 'If it is late or something is wrong',
  ring: 'Ring the restaurant on ',
  noCancel: '. The order can no longer be cancelled online, because the kitchen is working on it.',
} as const;
