import { ApiError } from '@tiffin/api';

/** Why a call did not work: a manager has to sign in for it, nothing answered, or the backend said no. */
export type ProblemKind = 'manager_needed' | 'no_answer' | 'refused';

/** Works out why a call did not work. */
export function problemKind(error: Error): ProblemKind {
  // Without a connection a call fails with a TypeError, in the browser's own words.
  if (!(error instanceof ApiError) || error.status === null) return 'no_answer';
  return error.code === 'pin_needed' ? 'manager_needed' : 'refused';
}
