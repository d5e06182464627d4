import { type Address, type AddressInput, formatPostcode } from '@tiffin/domain';
import type { Wire } from '../wire.ts';
import { requiredText } from './required-text.ts';

/** Reads a saved address. */
export function readAddress({ _id, ...same }: Wire['Address']): Address {
  return { ...same, id: requiredText(_id) };
}

/** Writes a new address; the postcode in its official form. */
export function writeAddress(input: AddressInput): Wire['AddressInput'] {
  const { type, address, building, postalCode } = input;
  return {
    type,
    address,
    building,
    postalCode: formatPostcode(postalCode),
    ...writeOptional(input),
  };
}

/** Writes what has changed of an address. */
export function writeAddressChange(change: Partial<AddressInput>): Wire['AddressPatch'] {
  const { type, address, building, postalCode } = change;
  return {
    ...(type === undefined ? {} : { type }),
    ...(address === undefined ? {} : { address }),
    ...(building === undefined ? {} : { building }),
    ...(postalCode === undefined ? {} : { postalCode: formatPostcode(postalCode) }),
    ...writeOptional(change),
  };
}

function writeOptional(input: Partial<AddressInput>) {
  const { latitude, longitude, city, state, country, isDefault } = input;
  return {
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(country === undefined ? {} : { country }),
    ...(isDefault === undefined ? {} : { isDefault }),
  };
}
