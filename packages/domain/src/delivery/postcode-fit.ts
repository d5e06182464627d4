import { postcodeDistrict, postcodeSector } from '../address/postcode.ts';

/**
 * How closely the beginning of a postcode fits a postcode: 4 for its sector ("LS6 3"), 3 for its district ("LS6"), 2 for the
 * district that it is split off ("EC1" for EC1A 1BB), 1 for its area ("LS"), 0 where it does not fit.
 */
export function postcodeFit(beginning: string, postalCode: string): number {
  const district = postcodeDistrict(postalCode);
  if (district === null) return 0;
  const named = beginning.trim().toUpperCase().replace(/\s+/, ' ');
  if (named === postcodeSector(postalCode)) return 4;
  if (named === district) return 3;
  if (/\d$/.test(named) && district.startsWith(named) && /^[A-Z]$/.test(district.slice(named.length)))
    return 2;
  return named === /^[A-Z]+/.exec(district)?.[0] ? 1 : 0;
}
