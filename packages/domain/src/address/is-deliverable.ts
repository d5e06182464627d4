import { type Coordinates, distanceKm } from './coordinates.ts';
import { postcodeDistrict } from './postcode.ts';

/** Where a restaurant delivers: within a radius, or to postcode districts such as "LS1"; null sets no such limit. */
export interface DeliveryArea {
  readonly radiusKm: number | null;
  readonly postcodeDistricts: readonly string[] | null;
}

/** A place that an order may have to go to. */
export interface DeliveryDestination extends Coordinates {
  readonly postalCode: string;
}

/** Whether a destination lies in the radius or one of the postcode districts; without either there is no limit. */
export function isDeliverable(
  { radiusKm, postcodeDistricts }: DeliveryArea,
  destination: DeliveryDestination,
  origin: Coordinates,
): boolean {
  if (radiusKm === null && postcodeDistricts === null) return true;
  if (radiusKm !== null && distanceKm(origin, destination) <= radiusKm) return true;
  const outward = postcodeDistrict(destination.postalCode);
  return outward !== null && (postcodeDistricts ?? []).some((district) => covers(district, outward));
}

// In central London a district such as EC1 is split into EC1A, EC1M, …: naming it names them all.
function covers(district: string, outward: string): boolean {
  const named = district.trim().toUpperCase();
  return outward === named || (outward.startsWith(named) && /^[A-Z]$/.test(outward.slice(named.length)));
}
