import { type Coordinates, distanceKm } from './coordinates.ts';
import { postcodeDistrict } from './postcode.ts';

/** Where a restaurant delivers: within a radius, or to postcode districts such as "LS1"; null sets no such limit. */
export interface DeliveryArea {
  readonly radiusKm: number | null;
  readonly postcodeDistricts: readonly string[] | null;
}

/** A place that an order may have to go to; without coordinates until its postcode has been looked up. */
export interface DeliveryDestination {
  readonly postalCode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Whether a restaurant delivers to a place; unknown where a radius decides and the place has no coordinates yet. */
export type Deliverability = 'inside' | 'outside' | 'unknown';

/** Whether a destination lies in the radius or one of the postcode districts; without either there is no limit. */
export function deliverability(
  { radiusKm, postcodeDistricts }: DeliveryArea,
  { postalCode, latitude, longitude }: DeliveryDestination,
  origin: Coordinates,
): Deliverability {
  if (radiusKm === null && postcodeDistricts === null) return 'inside';
  const outward = postcodeDistrict(postalCode);
  if (outward !== null && (postcodeDistricts ?? []).some((district) => covers(district, outward)))
    return 'inside';
  if (radiusKm === null) return 'outside';
  if (latitude === null || longitude === null) return 'unknown';
  return distanceKm(origin, { latitude, longitude }) <= radiusKm ? 'inside' : 'outside';
}

// In central London a district such as EC1 is split into EC1A, EC1M, …: naming it names them all.
function covers(district: string, outward: string): boolean {
  const named = district.trim().toUpperCase();
  return outward === named || (outward.startsWith(named) && /^[A-Z]$/.test(outward.slice(named.length)));
}
