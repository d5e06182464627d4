import type { Settings } from '@tiffin/api';

/** The restaurant's address in one line. */
export function restaurantPlace({ contact }: Pick<Settings, 'contact'>): string {
  return `${contact.addressLine}, ${contact.city} ${contact.postalCode}`;
}
