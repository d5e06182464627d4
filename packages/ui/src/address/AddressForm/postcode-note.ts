import { type DeliveryJudgement, type DeliveryMap, judgeDelivery } from '@tiffin/domain';
import { postcodeNoteStrings as strings } from '../address.strings.ts';
import type { LookupState } from './use-postcode-lookup.ts';

/** Where the restaurant of the page delivers. */
export interface DeliveryReach extends DeliveryMap {
  /** The restaurant's street and town, in words. */
  readonly place: string;
  /** Whether orders can be collected. */
  readonly hasCollection: boolean;
}

/** What the form says of a postcode that it knows less of than a delivery needs. */
export interface PostcodeNote {
  /** A postcode outside the delivery area, one without a place on the map, or a service that is away. */
  readonly kind: 'outside' | 'unplaced' | 'unavailable';
  readonly title: string;
  readonly text: string;
}

/** What the form says of a postcode beside "Found"; null where all is well. Checkout decides, not the form. */
export function postcodeNote(lookup: LookupState, reach: DeliveryReach | undefined): PostcodeNote | null {
  if (lookup.kind === 'idle' || lookup.kind === 'looking') return null;
  const { kind, postcode } = lookup;
  const place = kind === 'found' ? lookup.place : null;
  const isPlaced = place !== null && place.longitude !== null && place.latitude !== null;
  const destination = {
    postalCode: postcode,
    longitude: place?.longitude ?? null,
    latitude: place?.latitude ?? null,
  };
  const reached = reach && judgeDelivery(reach, destination).fit;
  if (reach !== undefined && reached === 'outside') {
    const found = place === null ? '' : strings.found(place.city, place.state);
    const text = [found, strings.reach(reach.areas, reach.place), reach.hasCollection && strings.collection];
    return { kind: 'outside', title: strings.outside(postcode), text: text.filter(Boolean).join(' ') };
  }
  if (isPlaced) return null;
  if (kind === 'unavailable') {
    const text = [strings.tryAgain, reached === 'unknown' ? strings.checkedLater : strings.kept].join(' ');
    return { kind: 'unavailable', title: strings.unavailable, text };
  }
  const why = place === null ? strings.newHome : strings.island;
  const text = [why, ...whatFollows(reached, reach?.hasCollection ?? false)].join(' ');
  return { kind: 'unplaced', title: strings.unplaced(postcode), text };
}

function whatFollows(reached: DeliveryJudgement['fit'] | undefined, hasCollection: boolean) {
  if (reached === 'inside') return [strings.riderRings];
  if (reached === 'unknown')
    return [strings.byDistance, ...(hasCollection ? [strings.collectUntilThen] : [])];
  return [strings.kept];
}
