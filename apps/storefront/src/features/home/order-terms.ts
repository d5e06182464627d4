import type { Settings } from '@tiffin/api';
import type { DeliveryTerms } from '@tiffin/domain';
import type { OrderTerms } from '@tiffin/ui';

/** The terms of the order bar: those of a known place, or what all deliveries have in common. */
export function orderTerms(settings: Settings, ofPlace: DeliveryTerms | null): OrderTerms {
  return {
    delivery: ofPlace ?? settings.deliveryTerms,
    isFrom: ofPlace === null && settings.deliveryAreas.length > 1,
    collection: settings.collectionTerms,
    serviceFee: settings.serviceFee,
    minimumOrder: settings.minimumOrder,
  };
}
