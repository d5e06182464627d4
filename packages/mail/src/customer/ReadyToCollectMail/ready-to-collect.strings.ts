/** What customers read when their order can be collected. */
export const readyToCollectStrings = {
  subject: (number: string) => `Ready to collect: ${number}`,
  preview: (name: string) => `Your order is ready at ${name}.`,
  title: 'Ready to collect',
  lead: (name: string, number: string) =>
    `Your order is ready at ${name}. Say the number ${number} when you come.`,
  dishes: 'What is in the bag',
  wrong: 'If something is wrong',
  ring: 'Tell the restaurant when you collect, or ring it on ',
  end: '.',
} as const;
