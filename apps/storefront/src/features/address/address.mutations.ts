import { useQueryClient } from '@tanstack/react-query';
import { type Address, toastMessages } from '@tiffin/domain';
import type { SubmittedAddress } from '@tiffin/ui';
import { safeStorage } from '../../browser/safe-storage.ts';
import { useSingleFlightMutation } from '../../browser/use-single-flight-mutation.ts';
import { unwrapped } from '../../server/call-result.ts';
import { notices } from '../notices/notices.ts';
import { addressQueries } from './address.queries.ts';

const functions = () => import('./address.functions.ts');

interface Wording {
  readonly succeeded: string;
  readonly failed: string;
}

/** A change to the customer's addresses: it tells how it went, and the list is read anew. */
function useAddressMutation<Variables, Result>(
  mutationFn: (variables: Variables) => Promise<Result>,
  { succeeded, failed }: Wording,
) {
  const queryClient = useQueryClient();
  return useSingleFlightMutation({
    mutationFn,
    meta: { hasOwnMessage: true },
    onSuccess: () => notices.success(succeeded),
    onError: () => notices.failure(failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressQueries.list().queryKey }),
  });
}

const updated = { succeeded: toastMessages.addressUpdated, failed: toastMessages.addressUpdateFailed };

/** Saves a new address, which the next order goes to. */
export function useAddAddress() {
  return useAddressMutation(
    async (address: SubmittedAddress): Promise<Address> => {
      const saved = unwrapped(await (await functions()).createAddress({ data: address }));
      safeStorage.set('selectedAddressId', saved.id);
      return saved;
    },
    { succeeded: toastMessages.addressAdded, failed: toastMessages.addressAddFailed },
  );
}

/** Changes a saved address. */
export function useUpdateAddress() {
  return useAddressMutation(
    async ({ id, address }: { id: string; address: SubmittedAddress }) =>
      unwrapped(await (await functions()).updateAddress({ data: { id, address } })),
    updated,
  );
}

/** Makes a saved address the default one. */
export function useSetDefaultAddress() {
  return useAddressMutation(
    async (id: string) => unwrapped(await (await functions()).setDefaultAddress({ data: { id } })),
    updated,
  );
}

/** Deletes a saved address. */
export function useDeleteAddress() {
  return useAddressMutation(
    async (id: string) => {
      const result = unwrapped(await (await functions()).deleteAddress({ data: { id } }));
      if (safeStorage.get('selectedAddressId') === id) safeStorage.set('selectedAddressId', null);
      return result;
    },
    { succeeded: toastMessages.addressDeleted, failed: toastMessages.addressDeleteFailed },
  );
}
