import type { Allergen } from '@tiffin/domain';
import { admin } from './accounts.ts';
import { importRestaurants } from './import-restaurants.ts';
import { callBackend, restaurantAt } from './services.ts';

type Hours = Readonly<Record<string, string>>;

/** One of its delivery areas. */
interface Area {
  readonly name: string;
  /** Beginnings of postcodes. */
  readonly postcodes: readonly string[];
  /** Pounds. */
  readonly fee: number;
  /** Such as 30-40. */
  readonly minutes: string;
}

/** What it cooks. */
export interface Offer {
  /** Pounds. */
  readonly soupPrice?: number;
  /** What the soup contains. */
  readonly soupAllergens?: readonly Allergen[];
  readonly hasBread?: boolean;
  /** What the bread contains. */
  readonly breadAllergens?: readonly Allergen[];
  /** The keys of the dishes that go with the soup. */
  readonly goesWith?: readonly string[];
  /** From which sum the delivery is free, in pounds. */
  readonly freeFrom?: number | null;
  /** Where it delivers; without, within 5 km for £2.00. */
  readonly areas?: readonly Area[];
  readonly acceptsTips?: boolean;
  /** How many dishes more there are, called Dish 1 and so on. */
  readonly furtherDishes?: number;
  /** What every dish shows; of a high photo the upper part stays in view. */
  readonly photo?: Uint8Array;
  /** How often the code SOUP2 may be used. */
  readonly maxRedemptions?: number | null;
}

/** When and how a restaurant takes orders. */
export interface Opening {
  /** The same every day, as 09:00-23:00 or closed, or by day; a day left out has no hours. */
  readonly hours?: string | Hours;
  readonly isActive?: boolean;
  readonly hasDelivery?: boolean;
  readonly hasCollection?: boolean;
}

/** A restaurant of a journey's own, which may change while a customer orders without troubling other journeys. */
export interface SmallRestaurant {
  readonly domain: string;
  /** Takes the new offer over, as the kitchen's own tool does. */
  cook(offer: Offer): void;
  /** Changes whether and when one may order, as the restaurant's admin does; what is left out is as on the first day. */
  open(opening: Opening): Promise<void>;
}

const photoFile = 'photos/dish.jpg';
const usualHours = '09:00-23:00';
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The same hours on every day. */
export const daily = (hours: string): Hours => Object.fromEntries(weekdays.map((day) => [day, hours]));

const newKey = () => `small-${crypto.randomUUID().slice(0, 8)}`;
const domainOf = (key: string) => `${key}.localhost`;
const emailOf = (key: string) => `hello@${key}.example`;

function hoursOnTheWire(hours: string | Hours) {
  const byDay = Object.entries(typeof hours === 'string' ? daily(hours) : hours);
  return Object.fromEntries(
    byDay.map(([day, range]) => {
      const [opening, closing] = (range === 'closed' ? usualHours : range).split('-');
      return [day, { isActive: range !== 'closed', opening, closing }];
    }),
  );
}

/**
 * Opens a restaurant with two dishes, soup for £9.00 and bread for £4.00, at a subdomain of `parent`. Its owners may sign
 * in at the counter. Only a host with a key of its own is known to the identity provider (journey-stack.ts).
 */
export function openSmallRestaurant(
  offer: Offer = {},
  owners: readonly string[] = [],
  parent = 'localhost',
  key = newKey(),
): SmallRestaurant {
  const domain = `${key}.${parent}`;
  const open = async ({ hours = usualHours, ...flags }: Opening) => {
    const [account, id] = await Promise.all([admin(), restaurantAt(domain)]);
    const body = {
      hours: hoursOnTheWire(hours),
      isActive: true,
      hasDelivery: true,
      hasCollection: true,
      ...flags,
    };
    await callBackend('PATCH', `/restaurants/${id}`, { account, body });
  };
  const cook = (next: Offer) =>
    importRestaurants(
      [{ ...restaurantFile(key, next), domains: [domain], ...(owners.length > 0 && { team: { owners } }) }],
      next.photo && { [photoFile]: next.photo },
    );
  cook(offer);
  return { domain, cook, open };
}

/** Opens several at once, and answers with their domains. */
export function openSmallRestaurants<Name extends string>(
  openings: Readonly<Record<Name, Opening>>,
): Readonly<Record<Name, string>> {
  const names = Object.keys(openings) as Name[];
  const keyed = names.map((name) => ({ name, key: newKey() }));
  importRestaurants(keyed.map(({ name, key }) => restaurantFile(key, {}, openings[name])));
  return Object.fromEntries(keyed.map(({ name, key }) => [name, domainOf(key)])) as Record<Name, string>;
}

function restaurantFile(key: string, offer: Offer, { hours = usualHours, ...flags }: Opening = {}) {
  const {
    soupPrice = 9,
    soupAllergens = [],
    hasBread = true,
    breadAllergens = [],
    furtherDishes = 0,
    goesWith = [],
    freeFrom = null,
    areas,
    acceptsTips = false,
    maxRedemptions = null,
  } = offer;
  const photo = { file: photoFile, focalX: 50, focalY: 20 };
  const dish = { description: '', allergens: {}, ...(offer.photo && { photo }) };
  return {
    key,
    name: 'The Small Kitchen',
    domains: [domainOf(key)],
    isActive: true,
    hasDelivery: true,
    hasCollection: true,
    ...flags,
    timeZone: 'Europe/London',
    orderPrefix: 'K',
    hours: typeof hours === 'string' ? daily(hours) : hours,
    settings: {
      minOrderPrice: 5,
      brandHue: 200,
      logoUrl: null,
      tagline: 'Two dishes.',
      locality: 'Leeds.',
      contact: {
        phone: '+441134960151',
        allergyPhone: '+441134960152',
        email: emailOf(key),
        addressLine: '1 Call Lane',
        city: 'Leeds',
        postalCode: 'LS1 6DN',
        latitude: 53.7957,
        longitude: -1.5399,
      },
      legal: {
        companyName: 'Small Ltd',
        companyNumber: '99384217',
        vatNumber: null,
        registeredAddress: '1 Call Lane, Leeds LS1 6DN',
      },
      appLinks: { ios: null, android: null },
      ...(areas === undefined
        ? { deliveryTerms: { fee: 2, freeFrom, radiusKm: 5, postcodeDistricts: null, minutes: '30-40' } }
        : { areas }),
      acceptsTips,
      collectionTerms: { minutes: '10-20' },
      serviceFee: { fixed: 1, percent: 0 },
    },
    promoCodes: [
      {
        code: 'SOUP2',
        type: 'FIXED_AMOUNT_OFF',
        appliesTo: 'ORDER_TOTAL',
        amount: 2,
        description: '£2 off',
        maxRedemptions,
      },
    ],
    categories: [
      {
        key: 'all',
        name: 'Everything',
        description: '',
        items: [
          {
            key: 'soup',
            name: 'Soup',
            price: soupPrice,
            ...dish,
            allergens: { contains: soupAllergens },
            goesWith,
          },
          {
            key: 'bread',
            name: 'Bread',
            price: 4,
            isAvailable: hasBread,
            ...dish,
            allergens: { contains: breadAllergens },
          },
          ...Array.from({ length: furtherDishes }, (_, index) => ({
            key: `dish-${index + 1}`,
            name: `Dish ${index + 1}`,
            price: 5,
            ...dish,
          })),
        ],
      },
    ],
  };
}
