import { type Address, type AddressInput, formatPostcode } from '@tiffin/domain';
import type { Wire } from '../wire.ts';
import { requiredText } from './required-text.ts';

/** Reads a saved address. */
export function readAddress({ _id, ...same }: Wire['Address']): Address {
  return { ...same, id: requiredText(_id) };
}

/** Writes a new address; the postcode in its official form. */
export function writeAddress(input: AddressInput): Wire['AddressInput'] {
  const { type, address, building, postalCode, latitude, longitude } = input;
  return {
    type,
    address,
    building,
    postalCode: formatPostcode(postalCode),
    latitude,
    longitude,
    ...writeOptional(input),
  };
}

/** Writes what has changed of an address. */
export function writeAddressChange(change: Partial<AddressInput>): Wire['AddressPatch'] {
  const { type, address, building, postalCode, latitude, longitude } = change;
  return {
    ...(type === undefined ? {} : { type }),
    ...(address === undefined ? {} : { address }),
    ...(building === undefined ? {} : { building }),
    ...(postalCode === undefined ? {} : { postalCode: formatPostcode(postalCode) }),
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...writeOptional(change),
  };
}

type OptionalFields = Pick<AddressInput, 'city' | 'state' | 'country' | 'isDefault'>;

function writeOptional({ city, state, country, isDefault }: OptionalFields) {
  return {
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(country === undefined ? {} : { country }),
    ...(isDefault === undefined ? {} : { isDefault }),
  };
}
