import type { LifecycleOrder } from './lifecycle-order.ts';

/** An order as far as being late goes; `in_progress` stands for a state that this version does not know. */
type PromisedOrder = Pick<LifecycleOrder, 'mode' | 'promised'> & {
  readonly status: LifecycleOrder['status'] | 'in_progress';
};

/**
 * Whether the restaurant has broken its promise so far: the promised time is over and the order is neither with the
 * customer nor ready to be collected.
 */
export function isLate({ status, mode, promised }: PromisedOrder, now: Date): boolean {
  if (promised === null || now.getTime() <= promised.to.getTime()) return false;
  switch (status) {
    case 'accepted':
    case 'preparing':
    case 'out_for_delivery':
      return true;
    case 'ready':
      return mode === 'delivery';
    default:
      return false;
  }
}
