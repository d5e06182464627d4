import { readFileSync } from 'node:fs';
import type { CounterOrder } from '@tiffin/domain';
import { readCounterOrder } from '../counter/mapping/counter-order.ts';
import type { Wire } from '../wire.ts';

/** Who has answered an order, and how it reaches its customer. */
export type RecordedEvening =
  | 'collection'
  | 'delivery'
  | 'automatic'
  | 'declined'
  | 'cancelled'
  | 'withdrawn';

// What the backend's own test has written, and checked against the contract: `recorded-orders.test.ts` of its board.
const answers: Readonly<Record<RecordedEvening, readonly Wire['CounterOrder'][]>> = JSON.parse(
  readFileSync(new URL('recorded/counter-orders.json', import.meta.url), 'utf8'),
);

/** Orders as the backend has really answered them, each after every step of its evening, as the apps read them. */
export function recordedOrders(evening: RecordedEvening): readonly CounterOrder[] {
  return answers[evening].map(readCounterOrder);
}
