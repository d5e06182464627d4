import type { DeliveryArea } from '@tiffin/domain';

/** What visitors read while they find out whether, and on which terms, a restaurant delivers to them. */
export const postcodeCheckStrings = {
  label: 'Your postcode',
  check: 'Check',
  checkAgain: 'Check again',
  change: 'Change postcode',
  help: (areas: readonly DeliveryArea[], street: string) => {
    const isAllCircles = areas.every(({ radiusKm, postcodes }) => radiusKm !== null && postcodes === null);
    const reach = isAllCircles ? `We deliver up to ${furthest(areas)} km from ${street}. ` : '';
    return `${reach}Your postcode shows the fee, the minimum and the time.`;
  },
  deliversTo: 'We deliver to ',
  away: (km: number) => `, ${km.toFixed(1)} km away`,
  outside: (postcode: string) => `We do not deliver to ${postcode}.`,
  tooFar: (km: number, areas: readonly DeliveryArea[]) =>
    `It is ${km.toFixed(1)} km away and we go as far as ${furthest(areas)} km.`,
  collection: (minutes: string) => `Collection is ready in ${minutes}.`,
  collect: 'Collect instead',
  unplaced: (postcode: string) => `We cannot find ${postcode} on the map.`,
  unplacedText:
    'New homes are often missing. Check it once more: we deliver by distance, so only to places on it.',
  unavailable: 'We cannot look up postcodes at the moment.',
  unavailableText: 'Try again in a minute. The menu is there all the same.',
  offline: 'You are offline.',
  offlineText: 'Check the postcode again once you are connected.',
} as const;

/** How far the widest circle reaches; 0 without one. */
export function furthest(areas: readonly DeliveryArea[]): number {
  return Math.max(0, ...areas.map(({ radiusKm }) => radiusKm ?? 0));
}
