import {
  addBusyMinutes,
  applyPause,
  closedUntil,
  type DeliveryMap,
  type OrderableRestaurant,
  type Pence,
  pence,
  type ServiceFee,
  serviceAt,
} from '@tiffin/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { restaurantDomains, restaurantSettings, restaurants, serviceStates } from '../../db/schema.ts';
import { deliveryAreasOf } from '../service/delivery-areas.ts';
import { readService } from '../service/service.store.ts';
import { specialHoursOf } from '../service/special-hours.store.ts';

/** On which terms a restaurant takes orders. */
export interface OrderingTerms {
  readonly restaurant: OrderableRestaurant & { readonly name: string; readonly orderPrefix: string };
  readonly hostnames: readonly string[];
  readonly minimumOrder: Pence;
  readonly delivery: DeliveryMap;
  readonly collectionMinutes: { readonly from: number; readonly to: number };
  readonly serviceFee: ServiceFee;
  readonly acceptsTips: boolean;
  readonly allergyPhone: string;
}

/** Reads the terms of a restaurant as they are at an instant; null where it has none and takes no orders: not yet, or no longer. */
export async function readOrderingTerms(
  tx: Database,
  restaurantId: string,
  now: Date,
): Promise<OrderingTerms | null> {
  const [row] = await tx
    .select({
      restaurant: restaurants,
      settings: restaurantSettings,
      service: serviceStates,
      specialHours: specialHoursOf(restaurants.id),
      hostnames: sql<string[]>`array(select ${restaurantDomains.hostname} from ${restaurantDomains}
        where ${restaurantDomains.restaurantId} = ${restaurants.id})`,
    })
    .from(restaurants)
    .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .leftJoin(serviceStates, eq(serviceStates.restaurantId, restaurants.id))
    .where(and(eq(restaurants.id, restaurantId), isNull(restaurants.deletedAt)));
  if (row === undefined) return null;
  const { settings, hostnames, specialHours } = row;
  const restaurant = {
    ...row.restaurant,
    specialHours,
    closedUntil: closedUntil({ ...row.restaurant, specialHours }, now),
  };
  const { pause, busy } = serviceAt(readService(row.service), now);
  const wait = (minutes: number) => addBusyMinutes(minutes, busy);
  return {
    restaurant: applyPause(restaurant, pause?.modes ?? []),
    hostnames,
    minimumOrder: pence(restaurant.minOrderPrice),
    delivery: { areas: deliveryAreasOf(settings, busy), origin: settings.contact },
    collectionMinutes: { from: wait(settings.collectionMinutesFrom), to: wait(settings.collectionMinutesTo) },
    serviceFee: { fixed: pence(settings.serviceFeeFixed), percent: settings.serviceFeePercent },
    acceptsTips: settings.acceptsTips,
    allergyPhone: settings.contact.allergyPhone,
  };
}
