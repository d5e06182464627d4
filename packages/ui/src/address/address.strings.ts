import type { DeliveryArea } from '@tiffin/domain';

/** What customers read while they enter an address. The fields' own messages are the domain's `addressMessages`. */
export const addressFormStrings = {
  type: 'Type of address',
  postcode: 'Postcode',
  postcodeHelp: 'We fill in the rest from this.',
  looking: 'Looking up the postcode',
  found: (city: string, state: string) => `Found: ${[city, state].filter(Boolean).join(', ')}`,
  lookAgain: 'Look it up again',
  building: 'Building',
  address: 'Address',
  city: 'City',
  state: 'Region',
  country: 'Country',
  makeDefault: 'Make this my default address',
  isDefault: 'To change it, make another address the default one.',
  save: 'Save address',
  cancel: 'Cancel',
} as const;

// A list of districts stays a sentence.
const maxDistricts = 8;

function listOf(districts: readonly string[]): string {
  const more = districts.length - maxDistricts;
  const others = more > 0 ? [`${more} more districts`] : [];
  return new Intl.ListFormat('en-GB').format([...districts.slice(0, maxDistricts), ...others]);
}

/** What the form says of a postcode that is outside the delivery area, not on the map, or not to be looked up. */
export const postcodeNoteStrings = {
  outside: (postcode: string) => `We do not deliver to ${postcode}.`,
  found: (city: string, state: string) => {
    const names = [...new Set([city, state])].filter(Boolean).join(', ');
    return names && `Found: ${names}.`;
  },
  reach: (areas: readonly DeliveryArea[], place: string) => {
    const radiusKm = Math.max(0, ...areas.map((area) => area.radiusKm ?? 0));
    const postcodes = [...new Set(areas.flatMap((area) => area.postcodes ?? []))];
    const parts = [
      radiusKm > 0 && `within ${radiusKm} km of ${place}`,
      postcodes.length > 0 && `to ${listOf(postcodes)}`,
    ].filter((part) => part !== false);
    return parts.length === 0 ? '' : `We deliver ${parts.join(' and ')}.`;
  },
  collection: 'You can still order for collection.',
  anotherPostcode: 'Another postcode',
  saveAnyway: 'Save it all the same',
  unplaced: (postcode: string) => `We cannot find ${postcode} on the map.`,
  newHome: 'New homes are often missing. Check it once more, then type the address by hand.',
  island: 'Jersey, Guernsey and the Isle of Man are not on it. Type the address by hand.',
  riderRings: 'It is saved as you write it, and the rider rings you if the door is hard to find.',
  byDistance: 'It is saved as you write it. We deliver by distance, so not there until it is on the map.',
  collectUntilThen: 'You can order for collection.',
  unavailable: 'We cannot look up postcodes at the moment.',
  tryAgain: 'Try again, or type the address by hand.',
  checkedLater: 'It is saved as you write it, and we check the distance when you order.',
  kept: 'It is saved as you write it.',
} as const;

/** What customers read on the label of an address. */
export const addressLabelStrings = {
  title: 'The rider will see',
  blank: 'Your address appears here',
  preview: 'Address preview',
  outside: 'Outside our delivery area',
  byHand: 'Typed by hand, not checked',
} as const;

/** What customers read in the list of their addresses. */
export const addressListStrings = {
  list: 'Saved addresses',
  loading: 'Loading your addresses',
  emptyTitle: 'No addresses yet',
  emptyText: 'Saved addresses appear here for your next order.',
  add: 'Add address',
  retry: 'Try again',
  isDefault: 'Default',
  makeDefault: 'Make default',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  confirm: (name: string) => `Delete ${name}?`,
  confirmDelete: 'Delete',
  keep: 'Keep it',
} as const;

/** Titles of the page with the address form. */
export const addAddressStrings = {
  add: 'Add an address',
  edit: 'Edit address',
  back: 'Profile',
  loading: 'Loading the form',
} as const;
