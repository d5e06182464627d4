import type { DataRequestKind } from '@tiffin/domain';

const kinds: Readonly<Record<DataRequestKind, string>> = {
  access: 'A copy of the data',
  erase: 'To have the data deleted',
  correct: 'To have the data corrected',
  object: 'To object to a use of the data',
  other: 'Something else about the data',
};

/** What a restaurant reads when a person asks something about their data. */
export const dataRequestStrings = {
  subject: (reference: string, date: string) => `Data request ${reference}: answer by ${date}`,
  title: 'A request about personal data',
  preview: (date: string) => `The law wants an answer by ${date}.`,
  lead: (name: string) =>
    `A person has used the form on the pages of ${name}. The law wants an answer within one month.`,
  reference: 'Reference',
  received: (date: string, time: string) => `Received on ${date} at ${time}.`,
  answer: 'Answer by',
  month: 'One month later (UK GDPR, Article 12).',
  asksFor: 'Asks for',
  kind: (kind: DataRequestKind) => kinds[kind],
  from: 'From',
  account: (email: string) => `Signed in as ${email}.`,
  noAccount: 'Nobody was signed in: the name and the address are not verified.',
  text: 'In their words',
  whatToDo: 'What to do',
  answerThem: 'Answer this mail: the answer goes to the address above.',
  check: 'First be sure that the person is who they say. Ask for a proof only where you have doubts.',
  ownData:
    'Customers who can sign in download their data, or delete their account, by themselves at once: Profile, My data.',
} as const;
