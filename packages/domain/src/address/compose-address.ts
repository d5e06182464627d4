/** The country of an address when the postcode service names none (spec §5). */
export const defaultCountry = 'England';

/** What the postcode service knows about a postcode, by its own field names (spec §7, External); Jersey, Guernsey and Man have no coordinates. */
export interface PostcodePlace {
  readonly admin_district?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly longitude: number | null;
  readonly latitude: number | null;
}

/** The fields of an address that a postcode lookup fills. */
export interface LocatedFields {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  /** Null, as the latitude, where the postcode has no place on the map. */
  readonly longitude: number | null;
  readonly latitude: number | null;
}

/** City from the district, state from the region, country or England, and the coordinates (spec §5). */
export function fieldsFromPostcode(place: PostcodePlace): LocatedFields {
  return {
    city: place.admin_district ?? '',
    state: place.region ?? '',
    country: place.country || defaultCountry,
    longitude: place.longitude,
    latitude: place.latitude,
  };
}

/** The parts an address line is composed from. */
export interface AddressParts {
  readonly building: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
}

/** One line from building, city, state and country; empty parts leave no comma behind. */
export function composeAddress({ building, city, state, country }: AddressParts): string {
  return [building, city, state, country]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(', ');
}
