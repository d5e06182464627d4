import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coordinates, distanceKm } from '../address/coordinates.ts';
import { pence } from '../money/pence.ts';
import type { DeliveryArea, DeliveryDestination } from './delivery-area.ts';
import { judgeDelivery } from './judge-delivery.ts';

type Limits = Pick<DeliveryArea, 'radiusKm' | 'postcodes'>;

const area = (fields: Partial<DeliveryArea>): DeliveryArea => ({
  ...{ name: null, postcodes: null, radiusKm: null, fee: pence(249), freeFrom: null, minimumOrder: null },
  ...{ minutesFrom: 30, minutesTo: 40 },
  ...fields,
});
const deliverability = (limits: Limits, destination: DeliveryDestination, origin: Coordinates) =>
  judgeDelivery({ areas: [area(limits)], origin }, destination).fit;
const isDeliverable = (limits: Limits, destination: DeliveryDestination, origin: Coordinates) =>
  deliverability(limits, destination, origin) === 'inside';
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

describe('one area', () => {
  const radius = (radiusKm: number) => ({ radiusKm, postcodes: null });
  const districts = (...postcodes: string[]) => ({ radiusKm: null, postcodes });

  test.each([
    ['no limit', { radiusKm: null, postcodes: null }, true, true],
    ['a radius', radius(5), true, false],
    ['a small radius', radius(1), false, false],
    // Headingley is 3.8 km away, which are 2.4 miles.
    ['a radius that ends before it', radius(3.7), false, false],
    ['a radius that reaches it', radius(3.9), true, false],
    ['districts', districts('LS1', 'ls6 '), true, false],
    ['no district at all', districts(), false, false],
    ['a radius or districts', { radiusKm: 5, postcodes: ['YO1'] }, true, true],
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
    const both = { radiusKm: 5, postcodes: ['LS6'] };
    expect(deliverability({ radiusKm: null, postcodes: null }, nowhere, callLane)).toBe('inside');
    expect(deliverability(districts('LS6'), nowhere, callLane)).toBe('inside');
    expect(deliverability(districts('LS1'), nowhere, callLane)).toBe('outside');
    expect(deliverability(both, nowhere, callLane)).toBe('inside');
    expect(deliverability(radius(20_000), nowhere, callLane)).toBe('unknown');
    expect(deliverability({ ...both, postcodes: ['LS1'] }, nowhere, callLane)).toBe('unknown');
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

describe('several areas', () => {
  const centre = area({ name: 'City centre', postcodes: ['LS1', 'LS2'], fee: pence(199) });
  const headingleyArea = area({ name: 'Headingley', postcodes: ['LS6', 'LS16 5'], fee: pence(299) });
  const leeds = area({ name: 'Rest of Leeds', postcodes: ['LS'], fee: pence(349) });
  const nearby = area({ name: 'Nearby', radiusKm: 8, fee: pence(99) });
  const close = area({ name: 'Close', radiusKm: 1, fee: pence(149) });
  const areas = [nearby, leeds, headingleyArea, centre, close];
  const to = (postalCode: string, place: Partial<DeliveryDestination> = callLane, map = areas) => {
    const destination = { latitude: null, longitude: null, postalCode, ...place };
    const { fit, area: won } = judgeDelivery({ areas: map, origin: callLane }, destination);
    return won?.name ?? fit;
  };

  test.each([
    ['a district before the area of all Leeds and before a radius', 'LS6 3HN', 'Headingley'],
    ['a sector of another district', 'ls16 5ab', 'Headingley'],
    ['its neighbour belongs to all Leeds', 'LS16 6AB', 'Rest of Leeds'],
    ['LS1 is not LS16', 'LS1 4GJ', 'City centre'],
    ['another city lies within the smaller radius', 'WF3 2AP', 'Close'],
  ])('%s', (_, postcode, name) => {
    expect(to(postcode)).toBe(name);
  });

  test('a sector goes before its district, whatever it costs', () => {
    const dear = area({ name: 'Hyde Park', postcodes: ['LS6 3'], fee: pence(999) });
    expect(to('LS6 3HN', callLane, [...areas, dear])).toBe('Hyde Park');
    expect(to('LS6 2HN', callLane, [...areas, dear])).toBe('Headingley');
  });

  test('where two fit alike, the lower fee', () => {
    const cheaper = area({ name: 'Students', postcodes: ['LS6'], fee: pence(100), radiusKm: 500 });
    expect(to('LS6 3HN', callLane, [...areas, cheaper])).toBe('Students');
    expect(to('LS6 3HN', callLane, [cheaper, ...areas])).toBe('Students');
    const sameCircle = area({ name: 'Ring', radiusKm: 1, fee: pence(148) });
    expect(to('WF3 2AP', callLane, [...areas, sameCircle])).toBe('Ring');
  });

  test('the wider radius further out, and nothing beyond it', () => {
    const at = ({ latitude, longitude }: Coordinates) => to('WF3 2AP', { latitude, longitude });
    expect(at(headingley)).toBe('Nearby');
    expect(at(york)).toBe('outside');
  });

  test('without coordinates a postcode decides, and what only a radius could reach is unknown', () => {
    expect(to('LS6 3HN', {})).toBe('Headingley');
    expect(to('WF3 2AP', {})).toBe('unknown');
    expect(to('WF3 2AP', {}, [leeds, centre])).toBe('outside');
    expect(to('WF3 2AP', {}, [area({ name: 'Anywhere' })])).toBe('Anywhere');
    expect(to('WF3 2AP', {}, [area({ name: 'Anywhere' }), close])).toBe('unknown');
  });

  test('the terms are those of the area, and before a place is known those that all have in common', () => {
    const terms = { fee: pence(99), freeFrom: null, minimumOrder: null, minutesFrom: 30, minutesTo: 40 };
    const judge = (destination: DeliveryDestination | null) =>
      judgeDelivery({ areas, origin: callLane }, destination);
    expect(judge({ ...headingley, postalCode: 'LS6 3HN' }).terms).toBe(headingleyArea);
    expect(judge(null)).toEqual({ fit: 'unasked', area: null, terms });
    expect(judge({ ...york, latitude: null })).toEqual({ fit: 'unknown', area: null, terms });
    expect(judge(york)).toEqual({ fit: 'outside', area: null, terms });
  });
});
