import { environment } from './env.ts';

const startedAt = Date.now();

/** The business clock: the real time, or the time since this process began counted from `CLOCK_START`. */
export function businessNow(): Date {
  const start = environment().CLOCK_START;
  return start === undefined ? new Date() : new Date(Date.parse(start) + Date.now() - startedAt);
}
