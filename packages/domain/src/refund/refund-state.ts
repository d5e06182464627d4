import { type RefundState, refundStates } from './refund.ts';

/** Whether a refund counts as money that goes back: all but a failed one do, from the moment they are requested. */
export function countsAsRefunded(state: RefundState): boolean {
  return state !== 'failed';
}

/** Whether nothing more is expected of a refund, although a bank may still return a succeeded one. */
export function isRefundSettled(state: RefundState): boolean {
  return state === 'succeeded' || state === 'failed';
}

/** The state of a refund after a report about it, which may be late or repeated: states only go forward. */
export function nextRefundState(present: RefundState, reported: RefundState): RefundState {
  return refundStates.indexOf(reported) > refundStates.indexOf(present) ? reported : present;
}
