import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutInvisible } from '../text/without-invisible.ts';

/** A phone number as it is stored, or why it cannot be one. */
export type ParsedPhoneNumber =
  | { readonly ok: true; readonly e164: string }
  | { readonly ok: false; readonly message: string };

/** What the phone number form says about its field. */
export const phoneNumberMessages = {
  required: 'Phone number is required',
  invalid: 'Please enter a valid phone number',
} as const;

/** Reads a UK or (with +) international phone number; E.164 is what is stored (record 6). */
export function parsePhoneNumber(text: string): ParsedPhoneNumber {
  // Copied from a link or a contact, a number brings "tel:" and direction marks.
  const typed = withoutInvisible(text)
    .trim()
    .replace(/^tel:\s*/i, '');
  if (typed === '') return { ok: false, message: phoneNumberMessages.required };
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'GB', extract: false });
  // An extension has no place in E.164 and would be lost without a word.
  if (number === undefined || number.ext !== undefined || !(number.isValid() || isExample(number.number))) {
    return { ok: false, message: phoneNumberMessages.invalid };
  }
  return { ok: true, e164: number.number };
}

// Ofcom keeps 07700 900000 to 900999 for drama and examples; no metadata knows them, but every example uses them.
function isExample(e164: string): boolean {
  return /^\+447700900\d{3}$/.test(e164);
}
