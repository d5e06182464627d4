import { hostileTexts, joinedTexts } from './hostile-text.ts';
import { importRestaurants } from './import-restaurants.ts';

/** A restaurant whose every text is hostile. */
export interface HostileRestaurant {
  readonly hostname: string;
  readonly name: string;
  readonly tagline: string;
  readonly cuisine: string;
  readonly dishes: readonly string[];
  readonly offers: readonly string[];
  readonly legal: readonly string[];
}

// The database keeps no text with a null character in it; the importer says so.
const storable = hostileTexts.filter((text) => !text.includes('\0'));

/** How many restaurants it takes until each of them all has stood in a restaurant's name. */
export const allRestaurants = joinedTexts(100, storable).length;

/** Imports `count` restaurants that share all hostile texts between them as dishes, offers, names and the rest. */
export function importHostileRestaurants(count: number): readonly HostileRestaurant[] {
  const restaurants = Array.from({ length: count }, (_, index) => describe(index, count));
  importRestaurants(restaurants.map(fileOf));
  return restaurants;
}

function describe(index: number, count: number): HostileRestaurant {
  const share = storable.filter((_, place) => place % count === index);
  return {
    hostname: `hostile-${index}.localhost`,
    name: nth(joinedTexts(100, storable), index),
    tagline: nth(joinedTexts(200, storable), index),
    cuisine: nth(joinedTexts(60, storable), index),
    // Never empty, however many restaurants there are.
    dishes: share.length > 0 ? share : [nth(storable, index)],
    offers: share.length > 0 ? share : [nth(storable, index)],
    legal: [nth(joinedTexts(200, storable), index), nth(joinedTexts(300, storable), index)],
  };
}

function fileOf(
  { hostname, name, tagline, cuisine, dishes, offers, legal }: HostileRestaurant,
  index: number,
): object {
  const [companyName = '', registeredAddress = ''] = legal;
  return {
    key: `hostile-${index}`,
    name,
    domains: [hostname],
    isActive: true,
    hasDelivery: true,
    hasCollection: true,
    timeZone: 'Europe/London',
    orderPrefix: 'X',
    hours: { friday: '09:00-23:30' },
    settings: {
      minOrderPrice: 0,
      brandHue: 200,
      logoUrl: null,
      tagline,
      locality: nth(joinedTexts(200, storable), index + 7),
      cuisine,
      contact: {
        phone: '"><b>x</b>',
        allergyPhone: "'><b>x</b>",
        email: 'hello@hostile.example',
        addressLine: nth(joinedTexts(300, storable), index + 3),
        city: nth(joinedTexts(100, storable), index + 5),
        postalCode: 'LS1 6DN',
        latitude: 53.79,
        longitude: -1.54,
      },
      legal: { companyName, companyNumber: '</p><b>1', vatNumber: '</p><b>2', registeredAddress },
      appLinks: { ios: null, android: null },
      deliveryTerms: {
        fee: 1,
        freeFrom: null,
        radiusKm: 50,
        postcodeDistricts: null,
        minutes: '20-30',
      },
      collectionTerms: { minutes: '10-15' },
      serviceFee: { fixed: 0, percent: 0 },
    },
    promoCodes: offers.map((description, place) => ({
      code: `HOSTILE${place}`,
      type: 'FIXED_AMOUNT_OFF',
      appliesTo: 'ORDER_TOTAL',
      amount: 1,
      description,
    })),
    categories: [
      {
        key: 'all',
        name: nth(joinedTexts(100, storable), index + 1),
        shortName: nth(
          joinedTexts(
            40,
            storable.filter(({ length }) => length <= 40),
          ),
          index,
        ),
        description: nth(joinedTexts(500, storable), index),
        items: dishes.map((text, place) => ({
          key: `dish-${place}`,
          name: text,
          description: text,
          price: 10,
          options: [
            {
              key: 'option',
              name: nth(storable, place + index),
              min: 1,
              max: 1,
              choices: [{ key: 'choice', name: text }],
            },
          ],
        })),
      },
    ],
  };
}

function nth(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? '';
}
