/** What is said to an address that was given with a data request. */
export const dataRequestReceivedStrings = {
  subject: (reference: string) => `We have your data request ${reference}`,
  title: 'We have your request',
  preview: (date: string) => `You get an answer by ${date}.`,
  lead: (name: string) =>
    `${name} has received a request about personal data, with your address for the answer.`,
  reference: 'Reference',
  received: (date: string, time: string) => `Received on ${date} at ${time}.`,
  answer: 'Answered by',
  month: 'Within one month, as the law asks.',
  next: 'What comes next',
  nextText: (name: string) =>
    `You need do nothing now. ${name} answers to this address. It may first ask you to show that it is you.`,
  notYou: 'If this was not you',
  notYouText: 'Someone has typed your address. You need do nothing: nobody gets your data by typing it.',
} as const;
