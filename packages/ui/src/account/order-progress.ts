import { isLate, type Order } from '@tiffin/domain';

/** Whether the restaurant has broken its promise so far. */
export function isOrderLate(
  { status, mode, promisedFrom, promisedTo }: Pick<Order, 'status' | 'mode' | 'promisedFrom' | 'promisedTo'>,
  now: Date,
): boolean {
  const promised =
    promisedFrom === null || promisedTo === null
      ? null
      : { from: new Date(promisedFrom), to: new Date(promisedTo) };
  return isLate({ status, mode, promised }, now);
}
