import { type DeliveryTerms, type Pence, penceFromPounds, type ServiceFee } from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** What the pages of a restaurant need to know besides hours and menu. */
export interface Settings
  extends Readonly<
    Omit<Wire['Settings'], 'minOrderPrice' | 'deliveryTerms' | 'serviceFee' | 'domains' | 'collectionTerms'>
  > {
  readonly minimumOrder: Pence;
  readonly domains: readonly string[];
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
  const { minOrderPrice, deliveryTerms, serviceFee, ...same } = wire;
  return {
    ...same,
    minimumOrder: penceFromPounds(minOrderPrice),
    deliveryTerms: {
      ...deliveryTerms,
      fee: penceFromPounds(deliveryTerms.fee),
      freeFrom: deliveryTerms.freeFrom === null ? null : penceFromPounds(deliveryTerms.freeFrom),
    },
    serviceFee: { fixed: penceFromPounds(serviceFee.fixed), percent: serviceFee.percent },
  };
}
