import type { OpeningHours, OrderableRestaurant } from '@tiffin/domain';
import { weekdays } from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** The restaurant of a hostname. */
export interface Restaurant extends OrderableRestaurant {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
}

/** Reads a restaurant. */
export function readRestaurant(wire: Wire['Restaurant']): Restaurant {
  const {
    _id,
    name,
    domain,
    hasDelivery,
    hasCollection,
    isActive,
    hours,
    specialHours,
    closedUntil,
    timeZone,
  } = wire;
  return {
    ...{ id: _id, name, domain, hasDelivery, hasCollection, isActive, closedUntil, timeZone },
    hours: readHours(hours),
    specialHours: specialHours?.map((special) => ({ ...special })),
  };
}

function readHours(wire: Wire['Hours']): OpeningHours {
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const hours = wire[day];
      return hours === undefined ? [] : [[day, { ...hours }]];
    }),
  );
}
