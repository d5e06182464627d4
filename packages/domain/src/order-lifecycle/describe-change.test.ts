import { expect, test } from 'vitest';
import { describeChange, type OrderChange } from './describe-change.ts';

const at = new Date('2026-07-20T17:32:40Z');
const promisedAt = new Date('2026-07-20T18:05:00Z');
const change: OrderChange = { action: 'start', actor: 'staff', actorName: 'Maria', at, promised: null };
const promised = { from: promisedAt, to: promisedAt };

test.each<[Partial<OrderChange>, string]>([
  [{ action: 'accept', promised }, 'Accepted by Maria at 18:32 for 19:05.'],
  [
    { action: 'accept', actor: 'system', actorName: null, promised },
    'Accepted automatically at 18:32 for 19:05.',
  ],
  [
    { action: 'accept', promised: { from: new Date('2026-07-20T17:55:00Z'), to: promisedAt } },
    'Accepted by Maria at 18:32 for 18:55 to 19:05.',
  ],
  [{ action: 'accept', actorName: null }, 'Accepted by the restaurant at 18:32.'],
  [{ action: 'delay', promised }, 'Delayed by Maria at 18:32 for 19:05.'],
  [{ action: 'cancel', actor: 'customer', actorName: null }, 'Cancelled by the customer at 18:32.'],
  [{ action: 'placed', actor: 'customer', actorName: null }, 'Placed by the customer at 18:32.'],
  [{ action: 'cancel_accepted', actor: 'manager' }, 'Cancelled by Maria at 18:32.'],
  [{ action: 'decline_unanswered', actor: 'system', actorName: null }, 'Declined as unanswered at 18:32.'],
  [
    { action: 'decline_closed', actor: 'system', actorName: null },
    'Declined as paid after closing at 18:32.',
  ],
  [{ action: 'complete', actor: 'system', actorName: null }, 'Completed automatically at 18:32.'],
  [{ action: 'decline' }, 'Declined by Maria at 18:32.'],
  [{ action: 'start' }, 'Started by Maria at 18:32.'],
  [{ action: 'ready' }, 'Marked ready by Maria at 18:32.'],
  [{ action: 'dispatch' }, 'Sent out by Maria at 18:32.'],
  [{ action: 'undo' }, 'Set back by Maria at 18:32.'],
])('%j', (differences, words) => {
  expect(describeChange({ ...change, ...differences }, 'Europe/London')).toBe(words);
});
