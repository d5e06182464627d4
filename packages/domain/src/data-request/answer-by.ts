import { dateOf, dayOfDate } from '../opening-hours/local-time.ts';

/**
 * The last date on which a request that came on a date is answered in time: the corresponding date of the next month, or
 * that month's last day where it has no such date (UK GDPR, Article 12(3)). Throws for a date that does not exist.
 */
export function answerBy(receivedOn: string): string {
  if (dayOfDate(receivedOn) === null) throw new Error(`${receivedOn} is not a date.`);
  const [year = 0, month = 0, day = 0] = receivedOn.split('-').map(Number);
  // Months count from 0 here: this is the next month, and its day 0 would be the last of the one before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(day, lastDay)));
}
