/**
 * Formats a stored E.164 number as it is read out in the UK, "07700 900142"; numbers of other countries stay as they are.
 * The library that knows the format of every country is too large to load for showing one number.
 */
export function formatPhoneNumber(e164: string): string {
  const national = /^\+44(\d{10})$/.exec(e164)?.[1];
  return national === undefined ? e164 : `0${groupsOf(national).join(' ')}`;
}

function groupsOf(national: string): readonly string[] {
  if (national.startsWith('2')) return [national.slice(0, 2), national.slice(2, 6), national.slice(6)];
  // 011x and 01x1 are the big cities, 03 and 08 the service numbers.
  if (/^(1[1-9]1|11|3|8)/.test(national))
    return [national.slice(0, 3), national.slice(3, 6), national.slice(6)];
  return [national.slice(0, 4), national.slice(4)];
}
