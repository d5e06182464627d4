import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRegion, regionOf } from './region.ts';

test.each([
  ['Leeds', 53.797, -1.541, 'UK'],
  ['Belfast', 54.597, -5.93, 'UK'],
  ['Tokyo', 35.68, 139.69, 'JP'],
  ['Kuwait City', 29.38, 47.99, 'KW'],
  ['Cairo', 30.04, 31.24, 'EG'],
  ['Riyadh', 24.71, 46.68, 'SA'],
  ['Dubai', 25.2, 55.27, 'SA'],
  ['New York', 40.71, -74.01, 'US'],
  ['Amman', 31.95, 35.93, 'SA'],
  ['Baghdad', 33.31, 44.37, 'ME'],
  ['Berlin', 52.52, 13.4, 'EU'],
  ['Sydney', -33.87, 151.21, 'EU'],
  ['the south-western corner of the UK box', 49.8, -8.7, 'UK'],
  ['the North Sea end of the UK box', 60.9, 1.8, 'UK'],
  ['just past it', 60.91, 1.8, 'EU'],
])('%s (%d, %d) is %s', (_, latitude, longitude, region) => {
  expect(regionOf({ latitude, longitude })).toBe(region);
});

// The boxes as decided, by name, written apart from the code.
const inBox: Record<string, (lat: number, lon: number) => boolean> = {
  UK: (lat, lon) => lat >= 49.8 && lat <= 60.9 && lon >= -8.7 && lon <= 1.8,
  JP: (lat, lon) => lat >= 24 && lat <= 45.6 && lon >= 122.9 && lon <= 146,
  KW: (lat, lon) => lat >= 28.5 && lat <= 30.1 && lon >= 46.5 && lon <= 48.5,
  EG: (lat, lon) => lat >= 22 && lat <= 31.7 && lon >= 24.7 && lon <= 34.2,
  SA: (lat, lon) => lat >= 16.3 && lat <= 32.2 && lon >= 34.5 && lon <= 55.7,
  US: (lat, lon) => lat >= 18.9 && lat <= 71.4 && lon >= -168 && lon <= -66.9,
  ME: (lat, lon) => lat >= 12 && lat <= 38 && lon >= 34.2 && lon <= 63.5,
};

test('every point lies in the first box that holds it, or in the default region', () => {
  const latitude = fc.double({ min: -90, max: 90, noNaN: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(latitude, longitude, (lat, lon) => {
      const first = Object.entries(inBox).find(([, holds]) => holds(lat, lon))?.[0];
      expect(regionOf({ latitude: lat, longitude: lon })).toBe(first ?? defaultRegion);
    }),
    { numRuns: 2_000 },
  );
});

test('what is no place is in the default region', () => {
  expect(regionOf({ latitude: Number.NaN, longitude: Number.NaN })).toBe('EU');
});
