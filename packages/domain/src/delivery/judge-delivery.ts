import { type Coordinates, distanceKm } from '../address/coordinates.ts';
import type { DeliveryArea, DeliveryDestination, DeliveryTerms } from './delivery-area.ts';
import { compareTerms, generalTerms } from './general-terms.ts';
import { postcodeFit } from './postcode-fit.ts';

/** Where a restaurant delivers, measured from where it is. */
export interface DeliveryMap {
  /** At least one; their order does not matter. */
  readonly areas: readonly DeliveryArea[];
  readonly origin: Coordinates;
}

/** Whether a restaurant delivers to a place, and on which terms. */
export interface DeliveryJudgement {
  /**
   * Unknown where a radius decides and the place has no coordinates yet; unasked where nobody has named a place. Neither
   * those nor a place outside have terms of their own: they show what every delivery has in common.
   */
  readonly fit: 'inside' | 'outside' | 'unknown' | 'unasked';
  readonly terms: DeliveryTerms;
  /** The area that a place inside belongs to. */
  readonly area: DeliveryArea | null;
}

/**
 * Judges a delivery; order bar, address form, breakdown and checkout all go by it. The area with the most specific postcode
 * wins ("LS6 3" before "LS6" before "LS"), then the smallest radius, then the lowest fee.
 */
export function judgeDelivery(
  { areas, origin }: DeliveryMap,
  destination: DeliveryDestination | null,
): DeliveryJudgement {
  const nowhere = (fit: 'outside' | 'unknown' | 'unasked') => ({
    fit,
    terms: generalTerms(areas),
    area: null,
  });
  if (destination === null) return nowhere('unasked');
  const fitting = areas
    .map((area) => ({ area, specificity: specificityOf(area, destination.postalCode) }))
    .filter(({ area, specificity }) => specificity > 0 || isWithinRadius(area, destination, origin));
  const [closest] = fitting.sort(
    (one, other) =>
      other.specificity - one.specificity ||
      // A radius is of no matter where a postcode fits.
      (one.specificity > 0 ? 0 : compareRadii(one.area, other.area)) ||
      compareTerms(one.area, other.area),
  );
  const isPlaced = destination.latitude !== null && destination.longitude !== null;
  if (closest === undefined || closest.specificity === 0) {
    // Only coordinates tell whether a radius reaches the place.
    if (!isPlaced && areas.some(({ radiusKm }) => radiusKm !== null)) return nowhere('unknown');
    if (closest === undefined) return nowhere('outside');
  }
  return { fit: 'inside', terms: closest.area, area: closest.area };
}

function specificityOf({ postcodes }: DeliveryArea, postalCode: string): number {
  return Math.max(0, ...(postcodes ?? []).map((beginning) => postcodeFit(beginning, postalCode)));
}

function isWithinRadius(
  { postcodes, radiusKm }: DeliveryArea,
  { latitude, longitude }: DeliveryDestination,
  origin: Coordinates,
): boolean {
  if (radiusKm === null) return postcodes === null;
  return latitude !== null && longitude !== null && distanceKm(origin, { latitude, longitude }) <= radiusKm;
}

function compareRadii(one: DeliveryArea, other: DeliveryArea): number {
  const [a, b] = [one.radiusKm ?? Number.POSITIVE_INFINITY, other.radiusKm ?? Number.POSITIVE_INFINITY];
  return a === b ? 0 : a - b;
}
