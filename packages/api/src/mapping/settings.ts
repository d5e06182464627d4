import {
  type DeliveryArea,
  type DeliveryTerms,
  generalTerms,
  type Pence,
  penceFromPounds,
  type ServiceFee,
} from '@tiffin/domain';
import type { Wire } from '../wire.ts';

type Translated =
  | 'minOrderPrice'
  | 'deliveryTerms'
  | 'deliveryAreas'
  | 'serviceFee'
  | 'domains'
  | 'collectionTerms';

/** What the pages of a restaurant need to know besides hours and menu. */
export interface Settings extends Readonly<Omit<Wire['Settings'], Translated>> {
  readonly minimumOrder: Pence;
  readonly domains: readonly string[];
  /** At least one. */
  readonly deliveryAreas: readonly DeliveryArea[];
  /** What all areas have in common, for an order whose place nobody knows. */
  readonly deliveryTerms: DeliveryTerms;
  readonly collectionTerms: CollectionTerms;
  readonly serviceFee: ServiceFee;
}

/** How long a collected order takes, in minutes. */
export interface CollectionTerms {
  readonly minutesFrom: number;
  readonly minutesTo: number;
}

/** Reads the settings of a restaurant. */
export function readSettings(wire: Wire['Settings']): Settings {
  const { minOrderPrice, deliveryTerms, deliveryAreas: named, serviceFee, ...same } = wire;
  const { postcodeDistricts: postcodes, ...only } = deliveryTerms;
  const areas = named ?? [{ ...only, name: null, postcodes, minimumOrder: null }];
  const deliveryAreas = areas.map(({ fee, freeFrom, minimumOrder, ...area }) => ({
    ...area,
    fee: penceFromPounds(fee),
    freeFrom: freeFrom === null ? null : penceFromPounds(freeFrom),
    minimumOrder: minimumOrder === null ? null : penceFromPounds(minimumOrder),
  }));
  return {
    ...same,
    minimumOrder: penceFromPounds(minOrderPrice),
    deliveryAreas,
    deliveryTerms: generalTerms(deliveryAreas),
    serviceFee: { fixed: penceFromPounds(serviceFee.fixed), percent: serviceFee.percent },
  };
}
