import { createServerFn } from '@tanstack/react-start';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { restaurantVersions } from '../../server/restaurant-version.server.ts';
import { readRestaurantPage, readVisit } from './restaurant.server.ts';

/** The restaurant of the hostname with its settings; throws notFound when no restaurant has it. */
export const fetchRestaurant = createServerFn().handler(() => readRestaurantPage());

/** The version of what customers see of the restaurant, for pages that are open; '' while nobody can tell. */
export const fetchVersion = createServerFn().handler(async () =>
  restaurantVersions.current(await currentRestaurantId()),
);

/** What the first paint depends on besides the restaurant: the time, and the choices kept in cookies. */
export const fetchVisit = createServerFn().handler(() => readVisit());
