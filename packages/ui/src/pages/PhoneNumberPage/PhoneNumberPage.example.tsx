import { parsePhoneNumber } from '@tiffin/domain';
import { PhoneNumberPage } from '@tiffin/ui';

/** Asks for a phone number after the first sign-in. */
export function AddPhone({ save }: { save: (phoneNumber: string) => void }) {
  return <PhoneNumberPage parse={parsePhoneNumber} skipHref="/" onSubmit={save} />;
}
