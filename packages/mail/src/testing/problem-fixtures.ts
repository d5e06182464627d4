import type { MailProblem } from '../facts.ts';

/** Two dishes that were missing, with the customer's words and photos. */
export const missingDishes: MailProblem = {
  reason: 'missing',
  lines: [
    { name: 'Smoked chicken tikka', quantity: 2 },
    { name: 'Lamb seekh roll', quantity: 1 },
  ],
  text: 'The bag had the roti only.',
  photoCount: 2,
  reportedAt: '2026-11-20T19:31:00Z',
};

/** What the restaurant has answered to them. */
export const answeredProblem = {
  problem: missingDishes,
  answer: 'We are sorry. Both dishes are paid back.',
  answeredAt: '2026-11-20T19:44:00Z',
  isClosed: false,
} as const;
