import type { Address } from '@tiffin/domain';
import { AddAddressPage, type PostcodeResult, type SubmittedAddress } from '@tiffin/ui';

interface EditAddressProps {
  address: Address | undefined;
  lookUpPostcode: (postcode: string) => Promise<PostcodeResult>;
  save: (address: SubmittedAddress) => void;
}

/** The page on which an address is edited; it waits while the address loads. */
export function EditAddress({ address, lookUpPostcode, save }: EditAddressProps) {
  const page = { customerName: 'Priya Shah', backHref: '/profile', cancelHref: '/profile' };
  const isLoading = address === undefined;
  const form = { address, lookUpPostcode, onSubmit: save };
  return <AddAddressPage {...page} {...form} isEditing isLoading={isLoading} />;
}
