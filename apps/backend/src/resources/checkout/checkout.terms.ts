import {
  addBusyMinutes,
  applyPause,
  type Coordinates,
  closedUntil,
  type DeliveryTerms,
  type OrderableRestaurant,
  type Pence,
  pence,
  type ServiceFee,
  serviceAt,
} from '@tiffin/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { restaurantDomains, restaurantSettings, restaurants, serviceStates } from '../../db/schema.ts';
import { readService } from '../service/service.store.ts';
import { specialHoursOf } from '../service/special-hours.store.ts';

/** On which terms a restaurant takes orders. */
export interface OrderingTerms {
  readonly restaurant: OrderableRestaurant & { readonly name: string; readonly orderPrefix: string };
  readonly hostnames: readonly string[];
  readonly minimumOrder: Pence;
  readonly deliveryTerms: DeliveryTerms;
  readonly collectionMinutes: { readonly from: number; readonly to: number };
  readonly serviceFee: ServiceFee;
  readonly origin: Coordinates;
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
    deliveryTerms: {
      fee: pence(settings.deliveryFee),
      freeFrom: settings.deliveryFreeFrom === null ? null : pence(settings.deliveryFreeFrom),
      radiusKm: settings.deliveryRadiusKm,
      postcodeDistricts: settings.deliveryDistricts,
      minutesFrom: wait(settings.deliveryMinutesFrom),
      minutesTo: wait(settings.deliveryMinutesTo),
    },
    collectionMinutes: { from: wait(settings.collectionMinutesFrom), to: wait(settings.collectionMinutesTo) },
    serviceFee: { fixed: pence(settings.serviceFeeFixed), percent: settings.serviceFeePercent },
    origin: settings.contact,
    allergyPhone: settings.contact.allergyPhone,
  };
}
