import { withoutInvisible } from '../text/without-invisible.ts';

// The outward and inward code as BS 7666 allows them, in either case, with or without space between.
const ukPostcode =
  /^(GIR|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9](?:[0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]))\s*([0-9][ABD-HJLNP-UW-Z]{2})$/i;

// Pasted text brings invisible direction marks, dashes for the space, and the town after a comma.
function tidy(text: string): string {
  const [beforeComma = ''] = withoutInvisible(text).split(',');
  return beforeComma.replace(/\p{Pd}/gu, ' ').trim();
}

/** Whether a text is a UK postcode, in either case; blanks, a dash between its halves and ", Leeds" after it are accepted. */
export function isUkPostcode(text: string): boolean {
  return ukPostcode.test(tidy(text));
}

/** A postcode as the Royal Mail writes it, "LS1 4DY"; any other text is only trimmed and upper-cased. */
export function formatPostcode(text: string): string {
  const [, outward, inward] = ukPostcode.exec(tidy(text)) ?? [];
  return (outward === undefined ? withoutInvisible(text).trim() : `${outward} ${inward}`).toUpperCase();
}

/** The outward code of a postcode, "LS1", or null when the text is no postcode. */
export function postcodeDistrict(text: string): string | null {
  return ukPostcode.exec(tidy(text))?.[1]?.toUpperCase() ?? null;
}
