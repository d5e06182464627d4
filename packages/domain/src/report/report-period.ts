import { addDays, dayOfDate, instantAt, type LocalDay } from '../opening-hours/local-time.ts';

/** The most days that one report covers. */
export const mostReportDays = 92;

/** The instants that whole days of a restaurant's calendar span: from `start`, before `end`. */
export interface ReportPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** Why there is no report for two dates. */
export type ReportPeriodProblem = 'unknown_date' | 'ends_before_it_begins' | 'too_long';

const dayMs = 86_400_000;

/** The period from one date to another, both included, as the restaurant's clock counts days; dates are YYYY-MM-DD. */
export function reportPeriod(
  from: string,
  to: string,
  timeZone: string,
): { readonly period: ReportPeriod } | { readonly problem: ReportPeriodProblem } {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === null || last === null) return { problem: 'unknown_date' };
  if (last < first) return { problem: 'ends_before_it_begins' };
  if ((last - first) / dayMs >= mostReportDays) return { problem: 'too_long' };
  const startOf = (day: number) => new Date(instantAt(day, 0, timeZone));
  return { period: { start: startOf(first), end: startOf(addDays(last, 1)) } };
}

function dayOf(date: string): LocalDay | null {
  // Calendars of other centuries are not worth their exceptions.
  return date.startsWith('20') ? dayOfDate(date) : null;
}
