import type { Coordinates } from '../address/coordinates.ts';

/** A part of the world the storefront knows (spec §3). */
export type Region = 'EU' | 'JP' | 'UK' | 'SA' | 'KW' | 'EG' | 'ME' | 'US';

/** Where a point lies that is in no box (spec §9). */
export const defaultRegion: Region = 'EU';

// South, north, west, east in degrees; the first box that holds the point wins (record 12).
const boxes: readonly (readonly [Region, number, number, number, number])[] = [
  ['UK', 49.8, 60.9, -8.7, 1.8],
  ['JP', 24, 45.6, 122.9, 146],
  ['KW', 28.5, 30.1, 46.5, 48.5],
  ['EG', 22, 31.7, 24.7, 34.2],
  ['SA', 16.3, 32.2, 34.5, 55.7],
  ['US', 18.9, 71.4, -168, -66.9],
  ['ME', 12, 38, 34.2, 63.5],
];

/** The region a point lies in; edges belong to their box. */
export function regionOf({ latitude, longitude }: Coordinates): Region {
  const box = boxes.find(
    ([, south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return box?.[0] ?? defaultRegion;
}
