import { isNotFound, notFound } from '@tanstack/react-router';
import { getCookie, setResponseStatus } from '@tanstack/react-start/server';
import { formerRestaurant, type Restaurant, type Settings } from '@tiffin/api';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { businessNow } from '../../server/clock.ts';
import { canonicalOrigin } from '../../server/hostname.ts';
import { publicReads, unwrapForPage } from '../../server/public-reads.server.ts';
import { requestHostname, requestOrigin } from '../../server/request-host.server.ts';
import { restaurantVersions } from '../../server/restaurant-version.server.ts';
import { type KeptPreferences, readPreferences } from '../../site/preference-cookies.ts';

/** A restaurant with everything its pages say about it. */
export interface RestaurantPage {
  readonly restaurant: Restaurant;
  readonly settings: Settings;
  /** The one origin under which it wants to be known. */
  readonly origin: string;
  /** Of what customers see of the restaurant, its menu included. */
  readonly version: string;
  /** It is deleted, and nobody has taken its hostname: what was ordered stays readable, and nothing can be ordered. */
  readonly isDeleted: boolean;
}

/** What belongs to one visit: the server's time, and what the visitor chose on earlier ones. */
export interface Visit extends KeptPreferences {
  /** The business clock, in milliseconds since 1970. */
  readonly now: number;
}

/** Reads the restaurant of the current hostname. */
export async function readRestaurantPage(): Promise<RestaurantPage> {
  const hostname = requestHostname();
  if (hostname === null) throw notFound();
  const id = await currentRestaurantId().catch((error: unknown) => {
    if (!isNotFound(error)) setResponseStatus(503);
    throw error;
  });
  const version = await restaurantVersions.current(id);
  const [restaurant, settings] = await Promise.all([
    publicReads.restaurant(hostname, version),
    publicReads.settings(id, version),
  ]);
  const former = restaurant.ok ? null : formerRestaurant(restaurant.error);
  const found = former ?? { restaurant: unwrapForPage(restaurant), settings: unwrapForPage(settings) };
  return {
    ...found,
    origin: canonicalOrigin(requestOrigin(), found.settings.domain),
    version,
    isDeleted: former !== null,
  };
}

/** Reads the time and the cookies. */
export function readVisit(): Visit {
  return { now: businessNow().getTime(), ...readPreferences(getCookie) };
}
