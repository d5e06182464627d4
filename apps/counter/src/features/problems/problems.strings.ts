/** What staff read about problems of orders beside the parts of the design. */
export const problemsStrings = {
  /** Offered as the answer once money has gone back for a problem. */
  paidBack: (amount: string) => `We are sorry. ${amount} is on its way back to you.`,
  /** Said when one comes in. */
  news: (name: string, number: string) => `${name} reports a problem with ${number}.`,
  customer: 'A customer',
} as const;
