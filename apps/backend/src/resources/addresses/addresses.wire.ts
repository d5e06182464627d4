import type { components } from '@tiffin/api/schema';
import { type AddressRow, locationOf } from './addresses.store.ts';

/** An address as the contract writes it; what the customer left out is left out. */
export function addressToWire(row: AddressRow): components['schemas']['Address'] {
  const location = locationOf(row);
  return {
    _id: row.id,
    type: row.type,
    address: row.address,
    building: row.building,
    postalCode: row.postalCode,
    ...(row.city === null ? {} : { city: row.city }),
    ...(row.state === null ? {} : { state: row.state }),
    ...(row.country === null ? {} : { country: row.country }),
    longitude: location?.longitude ?? null,
    latitude: location?.latitude ?? null,
    isVerified: location !== null,
    isDefault: row.isDefault,
  };
}
