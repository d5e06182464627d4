import type { components } from '@tiffin/api/schema';
import type { Address } from '@tiffin/domain';

/** An address as the contract writes it; what the customer left out is left out. */
export function addressToWire({
  id,
  city,
  state,
  country,
  ...same
}: Address): components['schemas']['Address'] {
  return {
    _id: id,
    ...same,
    ...(city === undefined ? {} : { city }),
    ...(state === undefined ? {} : { state }),
    ...(country === undefined ? {} : { country }),
  };
}
