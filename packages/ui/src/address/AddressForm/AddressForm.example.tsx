import type { PostcodeResult, SubmittedAddress } from '@tiffin/ui';
import { AddressForm } from '@tiffin/ui/address-form';

interface NewAddressProps {
  lookUpPostcode: (postcode: string) => Promise<PostcodeResult>;
  save: (address: SubmittedAddress) => void;
}

/** A new address; the form has an entry of its own, so that other pages do not load it. */
export function NewAddress({ lookUpPostcode, save }: NewAddressProps) {
  return (
    <AddressForm
      customerName="Priya Shah"
      lookUpPostcode={lookUpPostcode}
      cancelHref="/profile"
      onSubmit={save}
    />
  );
}
