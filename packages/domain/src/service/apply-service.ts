import type { ModeOffer } from '../ordering-mode/offered-modes.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { ServiceState } from './service-state.ts';

/** The least and the most minutes that a busy restaurant may add. */
export const busyMinutes = { least: 10, most: 60 } as const;

/** The part of a restaurant that a pause changes. */
interface PausableRestaurant extends ModeOffer {
  readonly isActive: boolean;
}

/** What is in force at an instant: what has reached its end is over. */
export function serviceAt({ pause, busy }: ServiceState, now: Date): ServiceState {
  const isRunning = ({ until }: { readonly until: string }) => Date.parse(until) > now.getTime();
  return {
    pause: pause !== null && isRunning(pause) ? pause : null,
    busy: busy !== null && isRunning(busy) ? busy : null,
  };
}

/**
 * A restaurant as customers see it during a pause: the paused mode is not offered. A pause of all that it offers makes
 * it inactive and leaves its modes alone, so that it is "Temporarily closed" and not "Currently unavailable for orders".
 */
export function applyPause<Restaurant extends PausableRestaurant>(
  restaurant: Restaurant,
  pausedModes: readonly OrderingMode[],
): Restaurant {
  const { hasDelivery, hasCollection } = restaurant;
  const takes = {
    hasDelivery: hasDelivery && !pausedModes.includes('delivery'),
    hasCollection: hasCollection && !pausedModes.includes('collection'),
  };
  const wasOffered = hasDelivery || hasCollection;
  const isOffered = takes.hasDelivery || takes.hasCollection;
  return wasOffered && !isOffered ? { ...restaurant, isActive: false } : { ...restaurant, ...takes };
}
