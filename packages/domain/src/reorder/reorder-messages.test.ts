import { expect, test } from 'vitest';
import type { WhyLeft } from './judge-reorder.ts';
import { leftMessage } from './reorder-messages.ts';

// A Friday, 18:52 in London.
const moment = { now: new Date('2026-11-20T18:52:00Z'), timeZone: 'Europe/London' };

test.each<[WhyLeft, string]>([
  [{ reason: 'dish_gone' }, 'No longer on the menu.'],
  [
    { reason: 'choice_gone', choices: ['Peshwari naan', 'Raita'] },
    'Peshwari naan, Raita can no longer be chosen. Choose again on the menu.',
  ],
  [
    { reason: 'choice_sold_out', choices: ['Saffron pilau'] },
    'Saffron pilau is sold out. Choose again on the menu.',
  ],
  [
    { reason: 'choice_sold_out', choices: ['Saffron pilau', 'Raita'] },
    'Saffron pilau, Raita are sold out. Choose again on the menu.',
  ],
  [{ reason: 'sold_out', backAt: null }, 'Nobody has said yet when it is back.'],
  [{ reason: 'sold_out', backAt: '2026-11-20T21:00:00Z' }, 'Back today at 21:00.'],
  [{ reason: 'sold_out', backAt: '2026-11-21T12:00:00Z' }, 'Back tomorrow at 12:00.'],
  [{ reason: 'sold_out', backAt: '2026-11-23T12:00:00Z' }, 'Back on Monday at 12:00.'],
  [{ reason: 'sold_out', backAt: '2026-11-26T23:30:00Z' }, 'Back on Thursday at 23:30.'],
  [{ reason: 'sold_out', backAt: '2026-11-27T12:00:00Z' }, 'Back on 27 November.'],
  [{ reason: 'sold_out', backAt: '2027-01-04T12:00:00Z' }, 'Back on 4 January 2027.'],
  [{ reason: 'not_now', when: 'Tomorrow from 12:00' }, 'Tomorrow from 12:00.'],
  [{ reason: 'choose_again', message: 'Choose 1 for “Heat”.' }, 'Choose 1 for “Heat”.'],
  [
    { reason: 'allergens_changed', before: null, now: { contains: [], mayContain: [] } },
    'Its allergens are not what they were. Read them before you add it.',
  ],
  [
    { reason: 'allergens_changed', before: null, now: null },
    'Its allergens are not stated in full, and may have changed. Ask before you add it.',
  ],
  [{ reason: 'over_limit', limit: 4 }, 'Your cart holds as many as one order can have: 4.'],
])('%o reads: %s', (why, message) => {
  expect(leftMessage(why, moment)).toBe(message);
});

test('the day is the one of the restaurant', () => {
  // 00:30 on Saturday in London, still Friday in New York.
  const backAt = '2026-11-21T00:30:00Z';
  expect(leftMessage({ reason: 'sold_out', backAt }, moment)).toBe('Back tomorrow at 00:30.');
  const there = { ...moment, timeZone: 'America/New_York' };
  expect(leftMessage({ reason: 'sold_out', backAt }, there)).toBe('Back today at 19:30.');
});
