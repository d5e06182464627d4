import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coordinates, distanceKm } from './coordinates.ts';
import { type DeliveryArea, type DeliveryDestination, deliverability } from './deliverability.ts';

const isDeliverable = (area: DeliveryArea, destination: DeliveryDestination, origin: Coordinates) =>
  deliverability(area, destination, origin) === 'inside';
const callLane = { latitude: 53.7955, longitude: -1.5408 };
const headingley = { latitude: 53.8196, longitude: -1.5817, postalCode: 'LS6 3BR' };
const york = { latitude: 53.959, longitude: -1.0815, postalCode: 'YO1 7HH' };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceKm', () => {
  test('agrees with known distances', () => {
    expect(
      distanceKm({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 48.8566, longitude: 2.3522 }),
    ).toBeCloseTo(343.6, 0);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111.2,
      1,
    );
  });

  test('is a distance: nothing to itself, alike both ways, no shorter by a detour', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

describe('isDeliverable', () => {
  const radius = (radiusKm: number) => ({ radiusKm, postcodeDistricts: null });
  const districts = (...postcodeDistricts: string[]) => ({ radiusKm: null, postcodeDistricts });

  test.each([
    ['no limit', { radiusKm: null, postcodeDistricts: null }, true, true],
    ['a radius', radius(5), true, false],
    ['a small radius', radius(1), false, false],
    // Headingley is 3.8 km away, which are 2.4 miles.
    ['a radius that ends before it', radius(3.7), false, false],
    ['a radius that reaches it', radius(3.9), true, false],
    ['districts', districts('LS1', 'ls6 '), true, false],
    ['no district at all', districts(), false, false],
    ['a radius or districts', { radiusKm: 5, postcodeDistricts: ['YO1'] }, true, true],
  ])('%s', (_, terms, toHeadingley, toYork) => {
    expect(isDeliverable(terms, headingley, callLane)).toBe(toHeadingley);
    expect(isDeliverable(terms, york, callLane)).toBe(toYork);
  });

  test('LS1 is not LS11, but EC1 is EC1A', () => {
    expect(isDeliverable(districts('LS1'), { ...callLane, postalCode: 'LS11 5DJ' }, callLane)).toBe(false);
    expect(isDeliverable(districts('EC1'), { ...callLane, postalCode: 'EC1A 1BB' }, callLane)).toBe(true);
    expect(isDeliverable(districts('EC1A'), { ...callLane, postalCode: 'EC1M 1BB' }, callLane)).toBe(false);
  });

  test('a district names what it is split into, and no other district that begins alike', () => {
    expect(isDeliverable(districts('E'), { ...callLane, postalCode: 'EC1A 1BB' }, callLane)).toBe(false);
    expect(isDeliverable(districts('E'), { ...callLane, postalCode: 'EC1 1BB' }, callLane)).toBe(false);
  });

  test('the edge of the radius belongs to it', () => {
    const edge = distanceKm(callLane, headingley);
    expect(isDeliverable(radius(edge), headingley, callLane)).toBe(true);
  });

  test('what is no postcode lies in no district', () => {
    expect(isDeliverable(districts('LS1'), { ...callLane, postalCode: 'LS1' }, callLane)).toBe(false);
  });

  test('a place without coordinates is known only where no radius decides', () => {
    const nowhere = { latitude: null, longitude: null, postalCode: 'LS6 3BR' };
    const both = { radiusKm: 5, postcodeDistricts: ['LS6'] };
    expect(deliverability({ radiusKm: null, postcodeDistricts: null }, nowhere, callLane)).toBe('inside');
    expect(deliverability(districts('LS6'), nowhere, callLane)).toBe('inside');
    expect(deliverability(districts('LS1'), nowhere, callLane)).toBe('outside');
    expect(deliverability(both, nowhere, callLane)).toBe('inside');
    expect(deliverability(radius(20_000), nowhere, callLane)).toBe('unknown');
    expect(deliverability({ ...both, postcodeDistricts: ['LS1'] }, nowhere, callLane)).toBe('unknown');
    expect(deliverability(radius(20_000), { ...nowhere, latitude: 53.8 }, callLane)).toBe('unknown');
    expect(deliverability(radius(20_000), { ...nowhere, longitude: -1.5 }, callLane)).toBe('unknown');
  });

  test('a wider radius never delivers less', () => {
    fc.assert(
      fc.property(point, fc.nat(20_000), fc.nat(5_000), (place, radiusKm, more) => {
        const destination = { ...place, postalCode: 'LS1 4DY' };
        const isNear = isDeliverable(radius(radiusKm), destination, callLane);
        expect(isNear && !isDeliverable(radius(radiusKm + more), destination, callLane)).toBe(false);
        expect(isNear).toBe(distanceKm(callLane, place) <= radiusKm);
      }),
    );
  });
});
