import { withoutInvisible } from '../text/without-invisible.ts';
import { formatPostcode, ukPostcode } from './format-postcode.ts';

/** Whether a text is a UK postcode, in either case and spacing (spec §5, Address form). */
export function isUkPostcode(text: string): boolean {
  return ukPostcode.test(text.trim());
}

/** The outward code of a postcode, "LS1", or null when the text is no postcode. */
export function postcodeDistrict(text: string): string | null {
  return ukPostcode.exec(text.trim())?.[1]?.toUpperCase() ?? null;
}

/** The sector of a postcode, "LS1 4", or null when the text is no postcode. */
export function postcodeSector(text: string): string | null {
  const [, outward, inward] = ukPostcode.exec(text.trim()) ?? [];
  return outward === undefined || inward === undefined ? null : `${outward} ${inward[0]}`.toUpperCase();
}

/**
 * The postcode that a person has typed or pasted, in its official form: without brackets, quotes, full stops, "UK" and
 * the town after a comma, with 0 for a letter O that cannot be one. A text that is no postcode is only formatted.
 */
export function cleanPostcode(text: string): string {
  const formatted = formatPostcode(withoutInvisible(text));
  const [beforeComma = ''] = formatted.split(',');
  const tidy = beforeComma
    .replace(/[\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}."']/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
    // No postcode ends in K.
    .replace(/ ?U ?K$/, '');
  const [, outward = '', inward = ''] = /^([A-Z0-9]{2,4}) ?([0-9O][A-Z]{2})$/.exec(tidy) ?? [];
  const inwardRead = inward.replace(/^O/, '0');
  const isRight = (reading: string) => isUkPostcode(reading + inwardRead);
  const [only, another] = isRight(outward) ? [outward] : readingsOf(outward).filter(isRight);
  return only === undefined || another !== undefined ? formatted : formatPostcode(only + inwardRead);
}

/** An outward code with each letter O, but a leading one, as the letter and as 0. */
function readingsOf(outward: string): readonly string[] {
  return [...outward].reduce<readonly string[]>(
    (beginnings, character, index) =>
      beginnings.flatMap((beginning) =>
        character === 'O' && index > 0 ? [`${beginning}O`, `${beginning}0`] : `${beginning}${character}`,
      ),
    [''],
  );
}
