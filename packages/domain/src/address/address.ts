/** The kinds of address, in the order they are offered (spec §5). */
export const addressTypes = ['apartment', 'office', 'house', 'other'] as const;

/** What kind of place an address is. */
export type AddressType = (typeof addressTypes)[number];

/** What customers call each kind of address. */
export const addressTypeNames: Readonly<Record<AddressType, string>> = {
  apartment: 'Apartment',
  office: 'Office',
  house: 'House',
  other: 'Other',
};

/** An address as a customer gives it; without coordinates where its postcode could not be placed. */
export interface AddressInput {
  readonly type: AddressType;
  readonly address: string;
  readonly building: string;
  readonly postalCode: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly longitude?: number | undefined;
  readonly latitude?: number | undefined;
  /** Whether it is to be the default one; the first that a customer saves always is. */
  readonly isDefault?: boolean | undefined;
}

/** A saved address. */
export interface Address extends Omit<AddressInput, 'isDefault' | 'longitude' | 'latitude'> {
  readonly id: string;
  readonly isDefault: boolean;
  /** Whether the server has found the postcode. */
  readonly isVerified: boolean;
  /** What the server has found for the postcode; null until then. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}
