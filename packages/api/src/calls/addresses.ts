import type { Address, AddressInput } from '@tiffin/domain';
import { readAddress, writeAddress, writeAddressChange } from '../mapping/address.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../result.ts';
import {
  type CallContext,
  type CallOptions,
  reading,
  readingOne,
  type WriteOptions,
  writing,
  writingOne,
} from './call-context.ts';

/** The saved addresses of the customer. */
export function addressCalls(context: CallContext) {
  const { http } = context;
  return {
    listAddresses: (options?: CallOptions): Promise<ApiResult<readonly Address[]>> =>
      resultOf(http.GET('/addresses', reading(context, options)), ({ docs }) => docs.map(readAddress)),
    createAddress: (input: AddressInput, options?: WriteOptions): Promise<ApiResult<Address>> =>
      resultOf(
        http.POST('/addresses', { ...writing(context, options), body: writeAddress(input) }),
        readAddress,
      ),
    updateAddress: (
      id: string,
      change: Partial<AddressInput>,
      options?: CallOptions,
    ): Promise<ApiResult<Address>> =>
      resultOf(
        http.PATCH('/addresses/{id}', {
          ...readingOne(context, id, options),
          body: writeAddressChange(change),
        }),
        readAddress,
      ),
    deleteAddress: (id: string, options?: WriteOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.DELETE('/addresses/{id}', writingOne(context, id, options))),
    setDefaultAddress: (id: string, options?: CallOptions): Promise<ApiResult<Address>> =>
      resultOf(http.PUT('/addresses/{id}/default', readingOne(context, id, options)), readAddress),
  };
}
