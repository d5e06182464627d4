import { createFileRoute } from '@tanstack/react-router';
import { restaurantIcon } from '../features/restaurant/restaurant-icon.server.ts';

/** The restaurant's initial on its accent disc. */
export const Route = createFileRoute('/favicon.svg')({
  server: { handlers: { GET: () => restaurantIcon() } },
});
