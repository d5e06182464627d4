/** A stored phone number (E.164) as customers write it; numbers from abroad stay as they are. */
export function shownPhoneNumber(e164: string): string {
  const british = /^\+44(\d{4})(\d{5,6})$/.exec(e164);
  return british === null ? e164 : `0${british[1]} ${british[2]}`;
}
