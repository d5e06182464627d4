import fc from 'fast-check';
import { allergenCodes } from '../menu/allergens.ts';

// The content of a restaurant file, as YAML gives it: before checks and defaults.

/** An option as it is written. */
export interface OptionContent {
  readonly key: string;
  readonly name: string;
  readonly min?: number;
  readonly max?: number;
  readonly choices: readonly object[];
}

const settings = {
  minOrderPrice: 15,
  brandHue: 73,
  logoUrl: null,
  tagline: 'Food for tests.',
  locality: 'Leeds.',
  contact: {
    phone: '+441134960123',
    allergyPhone: '+441134960124',
    email: 'hello@example.com',
    addressLine: '14 Call Lane',
    city: 'Leeds',
    postalCode: 'LS1 6DN',
    latitude: 53.8,
    longitude: -1.5,
  },
  legal: { companyName: 'Test Ltd', companyNumber: '12345678', vatNumber: null, registeredAddress: 'Leeds' },
  appLinks: { ios: null, android: null },
  deliveryTerms: { fee: 2.49, freeFrom: null, radiusKm: 6, postcodeDistricts: ['LS1'], minutes: '35-50' },
  collectionTerms: { minutes: '15-25' },
  serviceFee: { fixed: 0.99, percent: 0 },
};

/** A file with one category, whose dishes have these options. */
export function fileContent(dishes: readonly (readonly unknown[])[], optionGroups: object = {}) {
  return {
    key: 'tester',
    name: 'The tester',
    domains: ['tester.test'],
    isActive: true,
    hasDelivery: true,
    hasCollection: true,
    timeZone: 'Europe/London',
    orderPrefix: 'T',
    hours: { monday: 'closed', tuesday: '12:00-22:30' },
    orders: { email: 'orders@example.com' },
    team: { owners: ['maria@example.com'] },
    settings,
    promoCodes: [
      { code: 'TEN', type: 'PERCENTAGE_OFF', appliesTo: 'ORDER_TOTAL', description: 'Ten.', percent: 10 },
    ],
    optionGroups,
    categories: [
      {
        key: 'mains',
        name: 'Mains',
        description: 'Big plates.',
        items: dishes.map((options, index) => ({
          key: `dish-${index}`,
          name: `Dish ${index}`,
          description: '',
          price: 8.5,
          allergens: { contains: ['milk'], mayContain: [] },
          dietary: ['vegetarian'],
          kcal: 400,
          options,
        })),
      },
    ],
  };
}

const key = fc.stringMatching(/^[a-z]{2,8}(-[a-z0-9]{1,4})?$/);

const choice = fc.record(
  {
    key,
    name: fc.string({ minLength: 1, maxLength: 20 }),
    price: fc.integer({ min: 0, max: 2_000 }).map((pence) => pence / 100),
    isAvailable: fc.boolean(),
    allergens: fc.record(
      { contains: fc.subarray([...allergenCodes]), mayContain: fc.subarray([...allergenCodes]) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['key', 'name', 'allergens'] },
);

/** An option that its dish can be ordered with. */
export const optionContent: fc.Arbitrary<OptionContent> = fc
  .record({
    key,
    name: fc.string({ minLength: 1, maxLength: 20 }),
    choices: fc.uniqueArray(choice, { selector: (one) => one.key, minLength: 1, maxLength: 4 }),
    limits: fc.constantFrom({}, { min: 1 }, { max: 1 }, { min: 1, max: 1 }, { min: 0 }),
  })
  .map(({ limits, ...option }) => ({ ...option, ...limits }));

/** A file without groups whose dishes share options of one pool, each written out. */
export const sharingDishes: fc.Arbitrary<readonly (readonly OptionContent[])[]> = fc
  .uniqueArray(optionContent, { selector: (one) => one.key, minLength: 1, maxLength: 5 })
  .chain((pool) => fc.array(fc.shuffledSubarray(pool), { minLength: 1, maxLength: 5 }));
