import { type ReportPeriod, type ReportPeriodProblem, reportPeriod } from '@tiffin/domain';
import { type Problem, problem } from '../../contract/problem.ts';

/** The dates of a request as instants, or the refusal; a single date stands for both. */
export function readPeriod(from: string, to: string, timeZone: string): ReportPeriod | Problem {
  const found = reportPeriod(from, to, timeZone);
  if ('period' in found) return found.period;
  const message = messages[found.problem];
  return problem(400, 'invalid_request', message, { fields: [{ field: 'to', message }] });
}

const messages: Readonly<Record<ReportPeriodProblem, string>> = {
  unknown_date: 'Choose dates that exist.',
  ends_before_it_begins: 'Choose a last day that is not before the first.',
  too_long: 'Choose at most 92 days.',
};
