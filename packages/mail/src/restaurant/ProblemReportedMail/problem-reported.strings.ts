/** What managers read when a customer has found something wrong with an order. */
export const problemReportedStrings = {
  subject: (number: string, reason: string) => `Something is wrong with ${number}: ${reason}`,
  title: 'Something is wrong',
  preview: 'The customer waits for your answer.',
  lead: (customer: string, number: string, reason: string) =>
    `${customer} has reported order ${number}: ${reason}.`,
  waits: 'They wait for your answer.',
  reported: 'Reported at',
  ordered: 'Ordered at',
  words: (customer: string) => `${customer} writes`,
  whatToDo: 'What to do',
  steps: 'Answer at the counter, and pay back what was wrong there. The customer gets your answer by mail.',
  stepsWithoutCounter: 'Ring the customer, and agree on what to pay back.',
  open: 'Open the order',
} as const;
