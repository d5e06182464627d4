import { allergenNames } from '@tiffin/domain';

// `remedy` is what a message says to do when the value is wrong; the nearest one up the schema counts.

const text = {
  type: 'string',
  minLength: 1,
  maxLength: 500,
  remedy: 'write a text, in quotes if it begins like a number',
};
const textOrNull = { ...text, type: ['string', 'null'] };
const flag = { type: 'boolean', remedy: 'write true or false' };
const money = {
  type: 'number',
  minimum: 0,
  maximum: 10_000,
  multipleOf: 0.01,
  remedy: 'write pounds with at most 2 decimals, as 8.50',
};
const moneyOrNull = { ...money, type: ['number', 'null'] };
const key = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 60,
  remedy: 'write lower-case letters, digits and single hyphens, as lamb-seekh',
};
const dayHours = {
  type: 'string',
  pattern: '^(closed|([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d)$',
  remedy: 'write closed or HH:MM-HH:MM, as 12:00-22:30',
};
const minutes = {
  type: 'string',
  pattern: '^\\d{1,3}-\\d{1,3}$',
  remedy: 'write two numbers of minutes, as 35-50',
};
const instantOrNull = {
  type: ['string', 'null'],
  format: 'date-time',
  remedy: 'write an instant with its offset, as 2026-01-01T00:00:00Z',
};
const countOrNull = {
  type: ['integer', 'null'],
  minimum: 0,
  remedy: 'write a whole number, or null for no limit',
};
const photo = {
  type: ['string', 'null'],
  // The pages' policy shows pictures of their own host alone, and two slashes lead to another.
  pattern: '^/(?![/\\\\])',
  default: null,
  remedy: "write a path on the storefront's own host, as /dishes/naan.webp",
};

const webAddressOrNull = {
  type: ['string', 'null'],
  pattern: '^https://[^\\s]+$',
  maxLength: 2048,
  remedy: 'write an address that begins with https://, or null',
};

const allergen = {
  enum: Object.keys(allergenNames),
  remedy: 'use one of the 14 allergens listed in demo/README.md',
};
const allergenList = {
  type: 'array',
  items: allergen,
  uniqueItems: true,
  default: [],
  remedy: 'write a list, as [milk, nuts]',
};
const allergens = {
  type: ['object', 'null'],
  properties: { contains: allergenList, mayContain: allergenList },
  additionalProperties: false,
  default: null,
  remedy: 'write { contains: [...], mayContain: [...] }, or leave it out when not stated',
};

const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const list = (items: object, more: object = {}) => ({
  type: 'array',
  items,
  remedy: 'write a list',
  ...more,
});

const choice = object(
  { key, name: text, price: { ...money, default: 0 }, isAvailable: { ...flag, default: true }, allergens },
  ['price', 'isAvailable', 'allergens'],
);
const option = object(
  {
    key,
    name: text,
    min: { type: 'integer', minimum: 0, maximum: 50, default: 0 },
    max: { type: 'integer', minimum: 1, maximum: 50 },
    choices: list(choice, { minItems: 1, maxItems: 50 }),
  },
  ['min', 'max'],
);
const item = object(
  {
    key,
    name: text,
    description: { ...text, minLength: 0 },
    price: money,
    photoUrl: photo,
    isAvailable: { ...flag, default: true },
    allergens,
    dietary: list(
      { enum: ['vegetarian', 'vegan', 'gluten_free', 'contains_nuts'] },
      { uniqueItems: true, default: [] },
    ),
    heat: { enum: [0, 1, 2, 3], default: 0, remedy: 'write 0, 1, 2 or 3' },
    kcal: { type: ['integer', 'null'], minimum: 0, default: null, remedy: 'write a whole number' },
    options: list(option, { maxItems: 20, default: [] }),
  },
  ['photoUrl', 'isAvailable', 'allergens', 'dietary', 'heat', 'kcal', 'options'],
);
const category = object(
  {
    key,
    name: text,
    shortName: text,
    description: { ...text, minLength: 0 },
    items: list(item, { maxItems: 200 }),
  },
  ['shortName'],
);

const promoCode = object(
  {
    code: { type: 'string', pattern: '^[A-Z0-9]{3,24}$', remedy: 'write 3 to 24 capital letters and digits' },
    type: { enum: ['FREE_DELIVERY', 'PERCENTAGE_OFF', 'FIXED_AMOUNT_OFF'] },
    appliesTo: { enum: ['ORDER_TOTAL', 'DELIVERY_FEE', 'BOTH'] },
    description: text,
    percent: { type: 'integer', minimum: 1, maximum: 100, remedy: 'write a whole number from 1 to 100' },
    amount: { ...money, minimum: 0.01 },
    minimumOrder: { ...money, default: 0 },
    startsAt: { ...instantOrNull, default: null },
    endsAt: { ...instantOrNull, default: null },
    isActive: { ...flag, default: true },
    isPublic: { ...flag, default: true },
    maxRedemptions: { ...countOrNull, default: null },
    maxRedemptionsPerCustomer: { ...countOrNull, default: null },
  },
  [
    'percent',
    'amount',
    'minimumOrder',
    'startsAt',
    'endsAt',
    'isActive',
    'isPublic',
    'maxRedemptions',
    'maxRedemptionsPerCustomer',
  ],
);

const settings = object({
  minOrderPrice: money,
  brandHue: { type: 'integer', minimum: 0, maximum: 360, remedy: 'write a hue from 0 to 360' },
  logoUrl: photo,
  tagline: text,
  locality: text,
  contact: object({
    phone: text,
    allergyPhone: text,
    email: { type: 'string', format: 'email', remedy: 'write an e-mail address' },
    addressLine: text,
    city: text,
    postalCode: text,
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
  }),
  legal: object({ companyName: text, companyNumber: text, vatNumber: textOrNull, registeredAddress: text }),
  appLinks: object({ ios: webAddressOrNull, android: webAddressOrNull }),
  deliveryTerms: object({
    fee: money,
    freeFrom: moneyOrNull,
    radiusKm: { type: ['number', 'null'], exclusiveMinimum: 0, remedy: 'write kilometres, or null' },
    postcodeDistricts: {
      type: ['array', 'null'],
      items: {
        type: 'string',
        pattern: '^[A-Z]{1,2}\\d[A-Z\\d]?$',
        remedy: 'write a postcode district, as LS1',
      },
      minItems: 1,
    },
    minutes,
  }),
  collectionTerms: object({ minutes }),
  serviceFee: object({
    fixed: money,
    percent: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
  }),
});

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The JSON Schema of a restaurant file. */
export const restaurantFileSchema = {
  ...object(
    {
      key,
      foundation: {
        type: 'string',
        pattern: '^[0-9a-f]{24}$',
        remedy: 'write 24 lower-case hex characters, in quotes',
      },
      name: text,
      domains: list(
        {
          type: 'string',
          pattern: '^(?!www\\.)[a-z0-9-]+(\\.[a-z0-9-]+)*$',
          remedy: 'write a hostname in lower case, without port and www',
        },
        { minItems: 1, maxItems: 20, uniqueItems: true },
      ),
      isActive: flag,
      hasDelivery: flag,
      hasCollection: flag,
      timeZone: text,
      orderPrefix: { type: 'string', pattern: '^[A-Z]{1,3}$', remedy: 'write one to three capital letters' },
      hours: object(Object.fromEntries(weekdays.map((day) => [day, dayHours])), weekdays),
      settings,
      promoCodes: list(promoCode, { default: [] }),
      categories: list(category, { minItems: 1, maxItems: 50 }),
    },
    ['foundation', 'promoCodes'],
  ),
  remedy: 'compare it with the example in demo/README.md',
};
