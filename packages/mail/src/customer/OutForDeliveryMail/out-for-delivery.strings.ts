/** What customers read when their order is on its way. */
export const outForDeliveryStrings = {
  subject: (number: string) => `On its way: ${number}`,
  preview: (name: string) => `Your order has left ${name}.`,
  title: 'On its way',
  lead: (name: string, number: string) =>
    `Order ${number} has left ${name}. Please keep your phone near you.`,
  dishes: 'What is in the bag',
  wrong: 'If it is late or something is wrong',
  ring: 'Ring the restaurant on ',
  end: '.',
} as const;
