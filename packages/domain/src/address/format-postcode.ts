/** The outward and inward code as BS 7666 allows them, in either case, with or without space between. */
export const ukPostcode =
  /^(GIR|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9](?:[0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]))\s*([0-9][ABD-HJLNP-UW-Z]{2})$/i;

/** A postcode as the Royal Mail writes it, "LS1 4DY"; any other text is only trimmed and upper-cased. */
export function formatPostcode(text: string): string {
  const [, outward, inward] = ukPostcode.exec(text.trim()) ?? [];
  return (outward === undefined ? text.trim() : `${outward} ${inward}`).toUpperCase();
}
