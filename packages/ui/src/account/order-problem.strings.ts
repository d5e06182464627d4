import type { OrderProblemReason } from '@tiffin/domain';

/** What customers read when they report that something is wrong with an order. */
export const orderProblemStrings = {
  button: 'Something is wrong with this order',
  shortTitle: 'Something is wrong',
  title: 'Something is wrong with this order',
  lead: 'It goes to the restaurant at once. They answer here and by mail.',
  dishes: 'Which dishes?',
  dishesHelp: 'Tick each dish that it is about.',
  wholeOrder: 'This is about the whole order, so there is no dish to tick.',
  reason: 'What happened?',
  reasons: {
    missing: 'It was missing',
    wrong_dish: 'Wrong dish',
    not_right: 'Not right',
    late: 'Came late',
    never_came: 'Never came',
    allergy: 'Allergy',
    other: 'Something else',
  } satisfies Record<OrderProblemReason, string>,
  unwell: 'If someone is unwell, ring 999.',
  ringToo: 'Ring the restaurant too:',
  more: 'Tell them more, if you like',
  photos: 'Photos, if you like',
  photosHelp: (most: number) => `Up to ${most}. Only you and the restaurant can see them.`,
  addPhoto: 'Add a photo',
  photo: (number: number) => `Photo ${number}`,
  removePhoto: (number: number) => `Remove photo ${number}`,
  preparing: 'Preparing your photos',
  chooseDishes: 'Tick at least one dish.',
  chooseReason: 'Choose what happened.',
  tooManyPhotos: (most: number) => `Only ${most} photos can be sent. Remove one to add another.`,
  tooLarge: (name: string, megabytes: number) =>
    `“${name}” is larger than ${megabytes} MB. Choose a smaller photo.`,
  unreadable: (name: string) => `“${name}” cannot be read as a photo. Choose a JPEG or PNG file.`,
  cancel: 'Cancel',
  send: 'Send to the restaurant',
  sending: 'Sending',
  keepOpen: 'Sending to the restaurant. Keep this page open.',
  sent: 'How much has been sent',
} as const;

/** What customers read about problems that they have reported. */
export const reportedProblemStrings = {
  title: 'You reported',
  whole: 'The whole order',
  sentAt: (day: string, time: string) => `Sent ${dayWords(day)}at ${time}`,
  open: 'The restaurant has not answered yet',
  answered: (day: string, time: string) => `Answered ${dayWords(day)}at ${time}`,
  closed: 'Closed',
  words: 'What you wrote',
  answer: (day: string, time: string) => `The restaurant, ${dayWords(day)}at ${time}`,
  photo: (number: number) => `Photo ${number}, open it larger`,
  photoTitle: (number: number) => `Photo ${number}`,
  photoFailed: (number: number) => `Photo ${number} did not load. Try again`,
} as const;

// "at 19:52", "yesterday at 19:52", "on 20 November at 19:52".
const dayWords = (day: string) => (day === 'today' ? '' : day === 'yesterday' ? `${day} ` : `on ${day} `);
