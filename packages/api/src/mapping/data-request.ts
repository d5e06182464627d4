import type { DataRequestReceipt } from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** Reads what is said at once of a data request. */
export function readDataRequest({ _id, ...receipt }: Wire['DataRequest']): DataRequestReceipt {
  return { id: _id, ...receipt };
}
