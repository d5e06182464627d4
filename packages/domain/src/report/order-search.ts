import { addDays, dateOf, localDay } from '../opening-hours/local-time.ts';
import { type ReportPeriod, reportPeriod } from './report-period.ts';

/** How many days a search for orders goes back, today included. */
export const searchedDays = 60;

/** What orders are searched for. */
export interface OrderSearchTerms {
  /** Part of a number, a name or a dish. */
  readonly text: string;
  /** Digits of a telephone number as they stand in E.164; null where the text is none. */
  readonly phoneDigits: string | null;
}

// Fewer digits are in nearly every number.
const fewestPhoneDigits = 4;

/** Reads what someone typed to find an order; a telephone number is found however it is written. */
export function orderSearchTerms(typed: string): OrderSearchTerms {
  const text = typed.trim();
  const international = text.replace('(0)', '').replace(/^00/, '+');
  const digits = international.replace(/\D/g, '');
  const isPhone = /^[\d\s()+.-]+$/.test(text) && digits.length >= fewestPhoneDigits;
  const phoneDigits = international.startsWith('+') ? digits : digits.replace(/^0/, '');
  return { text, phoneDigits: isPhone ? phoneDigits : null };
}

/** The days in which a search looks. */
export function searchPeriod(now: Date, timeZone: string): ReportPeriod {
  const today = localDay(now, timeZone);
  const found = reportPeriod(dateOf(addDays(today, 1 - searchedDays)), dateOf(today), timeZone);
  if ('problem' in found) throw new Error(`There are no days to search at ${now.toISOString()}.`);
  return found.period;
}
