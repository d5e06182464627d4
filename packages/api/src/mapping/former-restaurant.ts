import type { ApiErrorData } from '../errors.ts';
import { type Restaurant, readRestaurant } from './restaurant.ts';
import { readSettings, type Settings } from './settings.ts';
import { unlessMalformed } from './unless-malformed.ts';

/** A deleted restaurant whose hostname nobody has taken since. */
export interface FormerRestaurant {
  readonly restaurant: Restaurant;
  readonly settings: Settings;
}

/** Reads the restaurant that had a hostname out of the 404 of its look-up; null when there was none. */
export function formerRestaurant({
  code,
  details,
}: Pick<ApiErrorData, 'code' | 'details'>): FormerRestaurant | null {
  const { restaurant, settings } = details ?? {};
  if (code !== 'restaurant_deleted' || restaurant === undefined || settings === undefined) return null;
  return unlessMalformed(() => ({
    restaurant: readRestaurant(restaurant),
    settings: readSettings(settings),
  }));
}
