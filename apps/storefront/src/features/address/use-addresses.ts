import { useQuery } from '@tanstack/react-query';
import { type Address, accountMessages, type LoadState } from '@tiffin/domain';
import { useCallback } from 'react';
import { safeStorage } from '../../browser/safe-storage.ts';
import { useClientStore } from '../../browser/use-client-store.ts';
import { useSession } from '../session/use-session.ts';
import { addressQueries } from './address.queries.ts';

/** The customer's addresses and the one that orders go to. */
export interface AddressChoice {
  /** Null while they load and for visitors. */
  readonly addresses: readonly Address[] | null;
  readonly selected: Address | null;
  readonly state: LoadState;
  readonly error: string | undefined;
  readonly select: (addressId: string) => void;
  readonly refetch: () => void;
}

const storedAddressId = {
  get: () => safeStorage.get('selectedAddressId'),
  subscribe: safeStorage.history.selectedAddressId.subscribe,
};

/** The address that orders go to: the stored choice while it exists, else the default one, else the only one. */
export function chosenAddress(addresses: readonly Address[], storedId: string | null): Address | null {
  return (
    addresses.find(({ id }) => id === storedId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    (addresses.length === 1 ? (addresses[0] ?? null) : null)
  );
}

/** The saved addresses with the chosen one. */
export function useAddresses(): AddressChoice {
  const { hasTokens } = useSession();
  const query = useQuery({ ...addressQueries.list(), enabled: hasTokens });
  const storedId = useClientStore(storedAddressId, null);
  const addresses = hasTokens ? (query.data ?? null) : null;
  const select = useCallback((addressId: string) => safeStorage.set('selectedAddressId', addressId), []);
  const state = addresses !== null ? 'ready' : query.isError && !query.isFetching ? 'failed' : 'loading';
  return {
    addresses,
    state,
    selected: addresses === null ? null : chosenAddress(addresses, storedId),
    // What is on screen stays when reading it once more has failed; the toast says so.
    error: state === 'failed' ? accountMessages.addressesLoadFailed : undefined,
    select,
    refetch: () => void query.refetch(),
  };
}
