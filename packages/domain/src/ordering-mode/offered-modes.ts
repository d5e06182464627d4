import type { OrderingMode } from './ordering-mode.ts';

/** Which modes a restaurant offers, with the toggle's message when it is not both (spec §2, Components). */
export interface OfferedModes {
  readonly kind: 'both' | 'delivery_only' | 'collection_only' | 'none';
  readonly message: string | null;
}

/** The part of a restaurant that says which modes it offers. */
export interface ModeOffer {
  readonly hasDelivery: boolean;
  readonly hasCollection: boolean;
}

/** Returns the ordering modes that a restaurant offers. */
export function offeredModes({ hasDelivery, hasCollection }: ModeOffer): OfferedModes {
  if (hasDelivery && hasCollection) return { kind: 'both', message: null };
  if (hasDelivery) return { kind: 'delivery_only', message: 'Delivery only available at the moment' };
  if (hasCollection) return { kind: 'collection_only', message: 'Collection only available at the moment' };
  return { kind: 'none', message: 'No delivery or collection options available at the moment.' };
}

/** The mode in force: the preferred one, or the only one offered (automatic switch), or none. */
export function resolveOrderingMode(preferred: OrderingMode, offered: OfferedModes): OrderingMode | null {
  switch (offered.kind) {
    case 'both':
      return preferred;
    case 'delivery_only':
      return 'delivery';
    case 'collection_only':
      return 'collection';
    case 'none':
      return null;
  }
}
