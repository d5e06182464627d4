import { ApiError } from '@tiffin/api';

/** The call with the PIN failed, so nothing else was sent. */
export class PinError extends ApiError {}

/** What is wrong with the PIN that was typed; undefined where something else is. */
export function pinProblem({ code, status }: PinError): 'wrong' | 'locked' | undefined {
  if (code === 'pin_wrong') return 'wrong';
  return status === 429 ? 'locked' : undefined;
}
