import { useQueryClient } from '@tanstack/react-query';
import { statusOf } from '@tiffin/api';
import { type Address, accountMessages } from '@tiffin/domain';
import type { SubmittedAddress } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { safeStorage } from '../../browser/safe-storage.ts';
import { revalidateSession } from '../session/session.queries.ts';
import { toasts } from '../toasts/toasts.ts';
import { addressQueries } from './address.queries.ts';

const functions = () => import('./address.functions.ts');

interface Wording {
  readonly succeeded: string;
  readonly failed: string;
}

/** A change to the customer's addresses: it shows a toast, and the list is read again. */
function useAddressMutation<Variables, Result>(
  mutationFn: (variables: Variables) => Promise<Result>,
  { succeeded, failed }: Wording,
) {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: addressQueries.list().queryKey });
  return useSingleFlightMutation({
    mutationFn,
    meta: { hasOwnMessage: true },
    async onSuccess() {
      // The toast comes with what follows it: whoever goes on from the toast is not fetched back when the list has come.
      await readAgain();
      toasts.resolve(failed);
      toasts.success(succeeded);
    },
    async onError(error) {
      void readAgain();
      // The end of the session has a message of its own.
      if (statusOf(error) === 401 && (await revalidateSession(queryClient))) return;
      toasts.failure(failed);
    },
  });
}

const updated = { succeeded: accountMessages.addressUpdated, failed: accountMessages.addressUpdateFailed };

/** Saves a new address, which the next order goes to. */
export function useAddAddress() {
  return useAddressMutation(
    async (address: SubmittedAddress): Promise<Address> => {
      const saved = await (await functions()).createAddress({ data: address });
      safeStorage.set('selectedAddressId', saved.id);
      return saved;
    },
    { succeeded: accountMessages.addressAdded, failed: accountMessages.addressAddFailed },
  );
}

/** Changes a saved address. */
export function useUpdateAddress() {
  return useAddressMutation(
    async ({ id, address }: { id: string; address: SubmittedAddress }) =>
      (await functions()).updateAddress({ data: { id, address } }),
    updated,
  );
}

/** Makes a saved address the default one. */
export function useSetDefaultAddress() {
  return useAddressMutation(
    async (id: string) => (await functions()).setDefaultAddress({ data: { id } }),
    updated,
  );
}

/** Deletes a saved address. */
export function useDeleteAddress() {
  return useAddressMutation(
    async (id: string) => {
      const result = await (await functions()).deleteAddress({ data: { id } });
      if (safeStorage.get('selectedAddressId') === id) safeStorage.set('selectedAddressId', null);
      return result;
    },
    { succeeded: accountMessages.addressDeleted, failed: accountMessages.addressDeleteFailed },
  );
}
