import { createServerFn } from '@tanstack/react-start';
import { readRestaurantPage, readVisit } from './restaurant.server.ts';

/** The restaurant of the hostname with its settings; throws notFound for a hostname that is no restaurant's. */
export const fetchRestaurant = createServerFn().handler(() => readRestaurantPage());

/** What the first paint depends on besides the restaurant: the time, and the choices kept in cookies. */
export const fetchVisit = createServerFn().handler(() => readVisit());
