import { addressTypes } from './address.ts';
import { isUkPostcode } from './postcode.ts';

/** What the address form says about each field (spec §5, Address form). */
export const addressMessages = {
  type: 'Please choose an address type',
  address: 'Address is required',
  building: 'Building number is required',
  postalCode: 'Please enter a valid UK postcode',
  longitude: 'Longitude must be between -180 and 180',
  latitude: 'Latitude must be between -90 and 90',
} as const;

/** An address that may still be incomplete or wrong; coordinates are null where they are left out. */
export interface AddressDraft {
  readonly type: string;
  readonly address: string;
  readonly building: string;
  readonly postalCode: string;
  readonly longitude: number | null;
  readonly latitude: number | null;
}

/** One wrong field of an address. */
export interface AddressProblem {
  readonly field: keyof AddressDraft;
  readonly message: string;
}

/** Every wrong field of an address, in the form's order. */
export function addressProblems(draft: AddressDraft): readonly AddressProblem[] {
  const isValid: Readonly<Record<keyof AddressDraft, boolean>> = {
    type: addressTypes.some((type) => type === draft.type),
    building: draft.building.trim() !== '',
    postalCode: isUkPostcode(draft.postalCode),
    address: draft.address.trim() !== '',
    longitude: isWithin(draft.longitude, 180),
    latitude: isWithin(draft.latitude, 90),
  };
  const fields = ['type', 'building', 'postalCode', 'address', 'longitude', 'latitude'] as const;
  return fields
    .filter((field) => !isValid[field])
    .map((field) => ({ field, message: addressMessages[field] }));
}

// What is left out is not checked; NaN compares false, so it is wrong.
function isWithin(degrees: number | null, limit: number): boolean {
  return degrees === null || (degrees >= -limit && degrees <= limit);
}
