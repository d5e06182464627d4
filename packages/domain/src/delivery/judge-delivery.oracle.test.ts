import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '../address/coordinates.ts';
import { pence } from '../money/pence.ts';
import { rounds } from '../testing/soak.ts';
import type { DeliveryArea, DeliveryDestination, DeliveryTerms } from './delivery-area.ts';
import { judgeDelivery } from './judge-delivery.ts';

const origin = { latitude: 53.7955, longitude: -1.5408 };

// Few of each, so that areas overlap, tie and miss.
const beginning = fc.constantFrom(
  'LS',
  'LS1',
  'LS6',
  'LS16',
  'LS6 3',
  'LS16 5',
  'EC',
  'EC1',
  'EC1A',
  'EC1A 1',
  'E1',
);
const postcode = fc.constantFrom(
  ...[
    'LS1 4GJ',
    'LS6 3HN',
    'ls6 2aa',
    'LS165AB',
    'LS16 6AB',
    'EC1A 1BB',
    'EC1M 1BB',
    'E1 6AN',
    'WF3 2AP',
    'LS6',
    '',
  ],
);
const area: fc.Arbitrary<DeliveryArea> = fc.record({
  name: fc.option(fc.constantFrom('City centre', 'Headingley')),
  postcodes: fc.option(fc.array(beginning, { maxLength: 4 })),
  radiusKm: fc.option(fc.constantFrom(0.5, 2, 5, 8)),
  fee: fc.constantFrom(0, 199, 249, 349).map((fee) => pence(fee)),
  freeFrom: fc.option(fc.constantFrom(2000, 3000).map((amount) => pence(amount))),
  minimumOrder: fc.option(fc.constantFrom(0, 1200, 2000).map((amount) => pence(amount))),
  minutesFrom: fc.constantFrom(20, 30),
  minutesTo: fc.constantFrom(40, 55),
});
const place = fc.record({
  postalCode: postcode,
  latitude: fc.option(fc.double({ min: 53.72, max: 53.87, noNaN: true }), { freq: 4 }),
  longitude: fc.option(fc.double({ min: -1.66, max: -1.42, noNaN: true }), { freq: 4 }),
});

/** Every beginning of a postcode that an area may name, the closest first, spelt out. */
function beginningsOf(postalCode: string): readonly string[] {
  const spelt = postalCode.toUpperCase().replaceAll(' ', '');
  if (spelt.length < 5) return [];
  const district = spelt.slice(0, -3);
  const withoutLetter = /[0-9][A-Z]$/.test(district) ? district.slice(0, -1) : '-';
  return [`${district} ${spelt.at(-3)}`, district, withoutLetter, district.replace(/[0-9].*/, '')];
}

/** What an order pays and waits for, without where. */
function termsOf({ fee, freeFrom, minimumOrder, minutesFrom, minutesTo }: DeliveryTerms) {
  return { fee, freeFrom, minimumOrder: minimumOrder ?? 0, minutesFrom, minutesTo };
}

/** The slow way: asks one question after another of all areas, and stops at the first that some area answers. */
function slowArea(areas: readonly DeliveryArea[], { postalCode, latitude, longitude }: DeliveryDestination) {
  const cheapest = (those: readonly DeliveryArea[]) => {
    const fee = Math.min(...those.map((one) => one.fee));
    return those.filter((one) => one.fee === fee);
  };
  for (const named of beginningsOf(postalCode)) {
    const those = areas.filter(({ postcodes }) => postcodes?.includes(named));
    if (those.length > 0) return cheapest(those);
  }
  const circles = areas.filter(({ radiusKm }) => radiusKm !== null);
  if (circles.length > 0 && (latitude === null || longitude === null)) return 'unknown';
  for (const radiusKm of [0.5, 2, 5, 8]) {
    const isReached = distanceKm(origin, { latitude: latitude ?? 0, longitude: longitude ?? 0 }) <= radiusKm;
    const those = circles.filter((one) => isReached && one.radiusKm === radiusKm);
    if (those.length > 0) return cheapest(those);
  }
  const anywhere = areas.filter(({ postcodes, radiusKm }) => postcodes === null && radiusKm === null);
  return anywhere.length > 0 ? cheapest(anywhere) : 'outside';
}

test('random areas and places are judged as by asking one question after another', {
  timeout: 3_600_000,
}, () => {
  fc.assert(
    fc.property(
      fc.array(area, { minLength: 1, maxLength: 6 }),
      place,
      fc.nat(),
      (areas, destination, turn) => {
        const judged = judgeDelivery({ areas, origin }, destination);
        const slow = slowArea(areas, destination);
        if (typeof slow === 'string') {
          expect(judged).toMatchObject({ fit: slow, area: null });
          for (const { fee, minimumOrder, minutesTo } of areas) {
            expect(judged.terms.fee).toBeLessThanOrEqual(fee);
            expect(judged.terms.minimumOrder ?? 0).toBeLessThanOrEqual(minimumOrder ?? 0);
            expect(judged.terms.minutesTo).toBeGreaterThanOrEqual(minutesTo);
          }
        } else {
          expect(judged.fit).toBe('inside');
          expect(slow).toContain(judged.area);
          expect(judged.terms).toBe(judged.area);
        }
        // There is no order to keep: the terms are the same in any.
        const turned = [...areas.slice(turn % areas.length), ...areas.slice(0, turn % areas.length)];
        const again = judgeDelivery({ areas: turned, origin }, destination);
        expect(termsOf(again.terms)).toEqual(termsOf(judged.terms));
      },
    ),
    { numRuns: rounds(500, 50_000) },
  );
});
