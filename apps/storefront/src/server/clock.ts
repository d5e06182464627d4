import { type Clock, createClock } from '@tiffin/node';
import { environment } from './env.ts';

const startedAt = Date.now();
let clock: Clock | undefined;

/** Returns the time of the business clock, which starts at `CLOCK_START` where that is set. */
export function businessNow(): Date {
  clock ??= createClock(environment().CLOCK_START, startedAt);
  return clock.now();
}
