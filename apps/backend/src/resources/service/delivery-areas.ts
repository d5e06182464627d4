import { addBusyMinutes, type Busy, type DeliveryArea, pence } from '@tiffin/domain';
import type { restaurantSettings } from '../../db/schema.ts';

type Stored = Pick<
  typeof restaurantSettings.$inferSelect,
  | 'deliveryAreas'
  | 'deliveryFee'
  | 'deliveryFreeFrom'
  | 'deliveryRadiusKm'
  | 'deliveryDistricts'
  | 'deliveryMinutesFrom'
  | 'deliveryMinutesTo'
>;

/** The delivery areas of a restaurant, with the estimates of an instant; of a file without areas the one it has. */
export function deliveryAreasOf(settings: Stored, busy: Busy | null): readonly DeliveryArea[] {
  const areas = settings.deliveryAreas ?? [
    {
      name: null,
      postcodes: settings.deliveryDistricts,
      radiusKm: settings.deliveryRadiusKm,
      fee: pence(settings.deliveryFee),
      freeFrom: settings.deliveryFreeFrom === null ? null : pence(settings.deliveryFreeFrom),
      minimumOrder: null,
      minutesFrom: settings.deliveryMinutesFrom,
      minutesTo: settings.deliveryMinutesTo,
    },
  ];
  return areas.map((area) => ({
    ...area,
    minutesFrom: addBusyMinutes(area.minutesFrom, busy),
    minutesTo: addBusyMinutes(area.minutesTo, busy),
  }));
}
