import { type AddressParts, composeAddress } from './compose-address.ts';
import { formatPostcode } from './format-postcode.ts';

/** The parts of an address that are shown. */
export interface ShownAddress extends AddressParts {
  readonly address: string;
  readonly postalCode: string;
}

/** Whether the customer has rewritten the address line by hand: it is not what its parts compose. */
export function isAddressRewritten({
  address,
  ...parts
}: AddressParts & Pick<ShownAddress, 'address'>): boolean {
  return address.trim() !== '' && address.trim() !== composeAddress(parts);
}

/**
 * An address as it is shown everywhere: building, the address line where it was rewritten by hand, city, postcode. What
 * other lines say is not repeated, and empty lines are left out.
 */
export function addressLines(shown: ShownAddress): readonly string[] {
  const { building, city = '', postalCode } = shown;
  const street = isAddressRewritten(shown) ? streetOf(shown) : '';
  // "12 Call Lane" says "12" already.
  const isBuildingNamed = wordsOf(street).startsWith(wordsOf(building));
  return [isBuildingNamed ? '' : building, street, city, formatPostcode(postalCode)]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The rewritten line without the places at its end that have lines of their own, or are never shown. */
function streetOf({ address, city, state, country, postalCode }: ShownAddress): string {
  const places = [city, state, country, postalCode].map((place) => normal(place ?? '')).filter(Boolean);
  const parts = address.split(',').map((part) => part.trim());
  while (parts.at(-1) === '' || places.includes(normal(parts.at(-1) ?? ''))) parts.pop();
  return parts.join(', ');
}

function normal(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

// With an end to the last word, so that "1" does not begin "12 Call Lane".
function wordsOf(text: string): string {
  return `${text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .join(' ')} `;
}
