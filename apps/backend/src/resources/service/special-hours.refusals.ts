import { type Problem, problem } from '../../contract/problem.ts';

/** The answer to breaks that do not lie one after another within opening to closing. */
export function wrongBreaks(field: string): Problem {
  const message = 'Write breaks one after another, within opening to closing.';
  return problem(400, 'invalid_request', message, { fields: [{ field, message }] });
}
