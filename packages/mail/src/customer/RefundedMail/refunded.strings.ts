/** What customers read when money of a delivered or collected order goes back to them. */
export const refundedStrings = {
  subject: (amount: string, number: string) => `${amount} goes back to you for ${number}`,
  preview: (amount: string) => `${amount} is on its way to your card. Banks take 5 to 10 working days.`,
  title: (amount: string) => `${amount} goes back to you`,
  lead: (number: string, date: string) => `For order ${number} of ${date}.`,
  sentAt: (date: string, time: string) => `Sent to your bank on ${date} at ${time}.`,
  forWhat: 'What it is for',
  sums: 'What you have paid',
  paid: 'Paid',
  tip: 'Of which tip',
  wentBack: 'Went back before',
  goesBack: 'Goes back now',
  left: 'You have paid',
} as const;
