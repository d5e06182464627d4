import { AddressLabel } from '@tiffin/ui';

/** The address as it would stand on a parcel. */
export function Label() {
  const address = {
    type: 'apartment',
    address: '12 Granary Wharf',
    building: 'Flat 4',
    postalCode: 'LS1 4BN',
    city: 'Leeds',
  } as const;
  return <AddressLabel name="Priya Shah" address={address} />;
}
