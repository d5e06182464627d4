// Postcodes that a shop has trouble with; listed in the README, to be tried by hand.

/** What the service does when it is away: it answers 503, or not at all. */
type Outage = 'unavailable' | 'silent';

const newHomes: readonly string[] = ['LS104ZZ', 'EN118GF'];

const outages: ReadonlyMap<string, Outage> = new Map([
  ['LS503AA', 'unavailable'],
  ['LS504AA', 'silent'],
]);

/** Whether a postcode is of a new home, which the service does not know yet although its area is known. */
export function isNewHome(outcode: string, incode: string): boolean {
  return newHomes.includes(outcode + incode);
}

/** How the service is away when this postcode is asked for. */
export function outageOf(outcode: string, incode: string): Outage | undefined {
  return outages.get(outcode + incode);
}

/** A postcode of Jersey, Guernsey or Man: the real service knows them without coordinates and districts. */
export function findIsland(outcode: string, incode: string): object | undefined {
  const [, area] = /^(JE|GY|IM)\d{1,2}$/.exec(outcode) ?? [];
  if (area === undefined) return undefined;
  return {
    postcode: `${outcode} ${incode}`,
    quality: 9,
    eastings: null,
    northings: null,
    country: area === 'IM' ? 'Isle of Man' : 'Channel Islands',
    longitude: null,
    latitude: null,
    region: null,
    admin_district: null,
    admin_county: null,
    admin_ward: null,
    parish: null,
    outcode,
    incode,
  };
}
