/** What customers read when the restaurant does not take their order. */
export const declinedStrings = {
  subject: (number: string) => `Declined: ${number}`,
  subjectWithRefund: (number: string, amount: string) => `Declined: ${number}, ${amount} goes back to you`,
  title: 'We are sorry',
  lead: (name: string, number: string) => `${name} could not take order ${number}.`,
  nothing: 'There was nothing to pay, so nothing goes back.',
  again: 'Order something else',
  dishes: 'What was not cooked',
} as const;
