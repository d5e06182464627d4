import { leedsPostcodes } from './leeds.ts';
import { outcodes } from './outcodes.ts';
import { findIsland, isNewHome } from './troubles.ts';

/** Where an outward code lies. */
export interface Outcode {
  readonly outcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly district: string;
  /** Null outside England. */
  readonly region: string | null;
  readonly country: string;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly ward: string;
}

const byOutcode = new Map<string, Outcode>(readOutcodes());
const byPostcode = new Map<string, Place>(readPostcodes());

/** A postcode in its usual form, or undefined when it cannot be one. */
export function parsePostcode(text: string): { outcode: string; incode: string } | undefined {
  const match = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/.exec(text.replaceAll(/\s/g, '').toUpperCase());
  return match?.[1] !== undefined && match[2] !== undefined
    ? { outcode: match[1], incode: match[2] }
    : undefined;
}

/** The outward code's area, if it is known here. */
export function findOutcode(text: string): Outcode | undefined {
  return byOutcode.get(text.trim().toUpperCase());
}

/**
 * A postcode's entry in the shape of postcodes.io. A postcode that is not written down here but whose outward code is
 * lies in the middle of that area (quality 8), so that any real address in a known area can be tried.
 */
export function findPostcode(outcode: string, incode: string): object | undefined {
  const area = byOutcode.get(outcode);
  if (isNewHome(outcode, incode)) return undefined;
  if (area === undefined) return findIsland(outcode, incode);
  const place = byPostcode.get(outcode + incode);
  return {
    postcode: `${outcode} ${incode}`,
    quality: place === undefined ? 8 : 1,
    eastings: null,
    northings: null,
    country: area.country,
    longitude: place?.longitude ?? area.longitude,
    latitude: place?.latitude ?? area.latitude,
    region: area.region,
    admin_district: area.district,
    admin_county: null,
    admin_ward: place?.ward ?? null,
    parish: null,
    outcode,
    incode,
  };
}

function* readOutcodes(): Generator<[string, Outcode]> {
  let district = '';
  let region: string | null = null;
  let country = '';
  for (const line of outcodes.trim().split('\n')) {
    if (line.startsWith('#')) {
      const [first = '', second = '', third = ''] = line
        .slice(1)
        .split('|')
        .map((part) => part.trim());
      district = first;
      region = second === '-' ? null : second;
      country = third;
      continue;
    }
    for (const entry of line.split(',')) {
      const [outcode = '', latitude, longitude] = entry.trim().split(' ');
      yield [
        outcode,
        { outcode, latitude: Number(latitude), longitude: Number(longitude), district, region, country },
      ];
    }
  }
}

function* readPostcodes(): Generator<[string, Place]> {
  for (const line of leedsPostcodes.trim().split('\n')) {
    const [outcode, incode, latitude, longitude, ...ward] = line.split(' ');
    yield [
      `${outcode}${incode}`,
      { latitude: Number(latitude), longitude: Number(longitude), ward: ward.join(' ') },
    ];
  }
}
