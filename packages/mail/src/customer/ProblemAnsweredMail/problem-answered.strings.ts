/** What customers read when the restaurant has answered or closed what they have reported. */
export const problemAnsweredStrings = {
  subject: (name: string, number: string) => `${name} has answered about ${number}`,
  subjectClosed: (name: string, number: string) => `${name} has closed what you reported about ${number}`,
  preview: (name: string) => `What ${name} writes about your order.`,
  previewClosed: (number: string) => `What you reported about ${number} is closed.`,
  title: 'You have an answer',
  titleClosed: 'Closed',
  lead: (date: string, number: string, reason: string) =>
    `On ${date} you reported order ${number}: ${reason}.`,
  closed: 'It is closed now.',
  writes: (name: string) => `${name} writes`,
  answeredAt: (date: string, time: string) => `Written on ${date} at ${time}.`,
  closedAt: (date: string, time: string) => `Closed on ${date} at ${time}, without an answer.`,
  follow: 'Open your order',
  yourWords: 'You wrote',
  help: 'If that does not settle it',
  ring: 'Ring the restaurant on ',
  orWrite: ' or write to ',
  end: '. Your rights under the Consumer Rights Act 2015 stay as they are.',
} as const;
