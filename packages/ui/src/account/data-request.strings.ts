import type { DataRequestKind } from '@tiffin/domain';

/** What a person reads who asks a restaurant something about their data. */
export const dataRequestStrings = {
  title: 'Ask about your data',
  note: (restaurantName: string) =>
    `Ask ${restaurantName} for a copy of what it holds about you, or to delete or correct it. It answers within one month.`,
  ownData:
    'With an account you need not wait: download your data, or delete your account, under My data in your profile.',
  toProfile: 'My data',
  kind: 'What do you ask for?',
  kinds: {
    access: { label: 'A copy of my data', note: 'All that the restaurant holds about you' },
    erase: { label: 'Delete my data', note: 'All that it does not have to keep' },
    correct: { label: 'Correct my data', note: 'Say below what is wrong and what is right' },
    object: { label: 'Stop using my data', note: 'For all, or for what you name below' },
    other: { label: 'Something else', note: 'Say it below' },
  } satisfies Record<DataRequestKind, { label: string; note: string }>,
  name: 'Your name',
  email: 'E-mail address',
  emailHelp: 'The answer goes there.',
  text: 'In your words',
  textHelp: 'An order number helps us to find you. Please write no passwords or card numbers.',
  who: (restaurantName: string) => `Only ${restaurantName} reads this. It is deleted after a year.`,
  send: 'Send request',
  sending: 'Sending your request',
  received: 'We have your request',
  reference: 'Reference',
  receivedAt: 'Received',
  moment: (date: string, time: string) => `${date} at ${time}`,
  answerBy: 'Answered by',
  sentTo: 'Sent to',
  restaurant: (name: string, email: string) => (email === '' ? name : `${name}, ${email}`),
  mail: 'We also send the reference to your address, once a day at most. Name it when you write to us.',
  next: 'The restaurant may first ask you to show that it is you.',
  home: 'Back to the menu',
} as const;
