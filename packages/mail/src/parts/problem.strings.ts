import type { OrderProblemReason } from '@tiffin/domain';

/** What is wrong with an order, after a colon or "that". */
const reasons: Readonly<Record<OrderProblemReason, string>> = {
  missing: 'it was missing',
  wrong_dish: 'it was the wrong dish',
  not_right: 'it was not right',
  late: 'it came late',
  never_came: 'it never came',
  allergy: 'it is about an allergy',
  other: 'it is about something else',
};

/** Words about what a customer has found wrong, which several mails share. */
export const problemStrings = {
  reasons,
  about: 'What it is about',
  wholeOrder: 'The whole order.',
  photos: (count: number) => (count === 1 ? 'One photo came with it.' : `${count} photos came with it.`),
} as const;
