import type { Address, AddressInput } from '@tiffin/domain';
import { readAddress, writeAddress, writeAddressChange } from '../mapping/address.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../result.ts';
import {
  type CallContext,
  type CallOptions,
  idempotentInit,
  idempotentInitWith,
  requestInit,
  requestInitWith,
  type WriteOptions,
} from './call-context.ts';

/** The saved addresses of the customer. */
export function addressCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the saved addresses. Further statuses: 401. */
    listAddresses: (options?: CallOptions): Promise<ApiResult<readonly Address[]>> =>
      resultOf(http.GET('/addresses', requestInit(context, options)), ({ docs }) => docs.map(readAddress)),
    /** Saves an address; returns it. Further statuses: 401, 408, 409, 413, 415, 429. */
    createAddress: (input: AddressInput, options?: WriteOptions): Promise<ApiResult<Address>> =>
      resultOf(
        http.POST('/addresses', { ...idempotentInit(context, options), body: writeAddress(input) }),
        readAddress,
      ),
    /** Changes a saved address; returns it. Further statuses: 401, 404, 408, 413, 415, 429. */
    updateAddress: (
      id: string,
      change: Partial<AddressInput>,
      options?: CallOptions,
    ): Promise<ApiResult<Address>> =>
      resultOf(
        http.PATCH('/addresses/{id}', {
          ...requestInitWith(context, { path: { id } }, options),
          body: writeAddressChange(change),
        }),
        readAddress,
      ),
    /** Deletes a saved address; returns null. Further statuses: 401, 404, 409, 429. */
    deleteAddress: (id: string, options?: WriteOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.DELETE('/addresses/{id}', idempotentInitWith(context, { path: { id } }, options))),
    /** Makes an address the default; returns it. Further statuses: 401, 404. */
    setDefaultAddress: (id: string, options?: CallOptions): Promise<ApiResult<Address>> =>
      resultOf(
        http.PUT('/addresses/{id}/default', requestInitWith(context, { path: { id } }, options)),
        readAddress,
      ),
  };
}
