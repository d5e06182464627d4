/** A stored phone number (E.164) as customers write it; numbers from abroad stay as they are. */
export function shownPhoneNumber(e164: string): string {
  if (!/^\+44\d{9,10}$/.test(e164)) return e164;
  const national = `0${e164.slice(3)}`;
  // 020 7946 0018, 0113 496 0142 and 0161 496 0142, all others like 07700 900142.
  if (/^02/.test(national)) return national.replace(/^(\d{3})(\d{4})/, '$1 $2 ');
  if (/^01(1\d|\d1)/.test(national)) return national.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
  return national.replace(/^(\d{5})/, '$1 ');
}
