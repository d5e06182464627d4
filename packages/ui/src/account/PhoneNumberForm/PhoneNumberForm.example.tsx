import { PhoneNumberForm } from '@tiffin/ui';

/** The countries' numbering plans are large: they load with the first number to read. */
async function parse(text: string) {
  const { parsePhoneNumber } = await import('@tiffin/domain');
  return parsePhoneNumber(text);
}

/** Asks for the number that the courier rings. */
export function AskForPhone({ save }: { save: (phoneNumber: string) => void }) {
  return <PhoneNumberForm parse={parse} skipHref="/" onSubmit={save} />;
}
