import type { Pence } from '../money/pence.ts';

/** What a delivery costs and how long it takes. */
export interface DeliveryTerms {
  readonly fee: Pence;
  /** The items' sum from which the fee falls away. */
  readonly freeFrom: Pence | null;
  /** The least that a delivery must come to; it can only raise the restaurant's own minimum order. */
  readonly minimumOrder: Pence | null;
  readonly minutesFrom: number;
  readonly minutesTo: number;
}

/** Where a restaurant delivers, and on which terms: to postcodes, within a radius, or to both; without either, anywhere. */
export interface DeliveryArea extends DeliveryTerms {
  /** What the restaurant calls it; null in a file that has only one, without a name. */
  readonly name: string | null;
  /** Beginnings of postcodes: "LS" (all of Leeds), "LS6" (a district) or "LS6 3" (a sector). */
  readonly postcodes: readonly string[] | null;
  /** From the restaurant, as the crow flies. */
  readonly radiusKm: number | null;
}

/** A place that an order may have to go to; without coordinates until its postcode has been looked up. */
export interface DeliveryDestination {
  readonly postalCode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
