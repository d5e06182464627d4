/** What managers read when nobody has answered an order in time. */
export const unansweredStrings = {
  subject: (number: string, isPaused: boolean) =>
    isPaused
      ? `${number} was not answered, and ordering is paused`
      : `${number} was not answered: declined and paid back`,
  title: 'You missed an order',
  preview: 'Nobody answered in time, so it was declined and paid back.',
  lead: (number: string) => `Nobody answered order ${number} in time, so it was declined.`,
  paidBack: 'Paid back',
  all: 'All that the customer paid.',
  answerBy: 'To answer by',
  whatToDo: 'What to do',
  step: 'Check that a tablet is on shift, that it is charged and online, and that its bell can be heard.',
  openCounter: 'Open the counter',
} as const;
