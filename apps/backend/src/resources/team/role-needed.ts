import type { CounterActor } from '../../contract/handler.ts';
import { type Problem, problem } from '../../contract/problem.ts';

/** 403: the role does not reach; on a device without a PIN it says that one is needed. */
export function roleNeeded({ deviceId, memberId }: CounterActor): Problem {
  return deviceId !== null && memberId === null
    ? problem(403, 'pin_needed', 'Please enter the PIN of a manager.')
    : problem(403, 'forbidden', 'Your role does not allow this. Ask an owner of the restaurant.');
}
