import { allergenNames, idPattern, promoTargets, promoTypes } from '@tiffin/domain';

// `remedy` is what a message says to do when the value is wrong; the nearest one up the schema counts. The limits are
// those of the contract: what is accepted here can be answered there.

const text = (maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  remedy: `write a text of at most ${maxLength} characters, in quotes if it begins like a number`,
});
const textOrNull = (maxLength: number) => ({ ...text(maxLength), type: ['string', 'null'] });
const flag = { type: 'boolean', remedy: 'write true or false' };
const money = {
  type: 'number',
  minimum: 0,
  maximum: 10_000,
  hundredths: true,
  remedy: 'write pounds with at most 2 decimals, as 8.50, up to 10000',
};
const moneyOrNull = { ...money, type: ['number', 'null'] };
const key = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 60,
  remedy: 'write lower-case letters, digits and single hyphens, as lamb-seekh',
};
const email = { type: 'string', format: 'email', maxLength: 254, remedy: 'write an e-mail address' };
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
  maximum: 100_000_000,
  remedy: 'write a whole number up to 100000000, or null for no limit',
};
const linkOrNull = {
  type: ['string', 'null'],
  format: 'uri',
  pattern: '^https://[^\\s]+$',
  maxLength: 2048,
  remedy: 'write an address that begins with https://, or null',
};
const picture = {
  type: ['string', 'null'],
  // The pages' policy shows pictures of their own host alone, and two slashes lead to another.
  pattern: '^/(?![/\\\\])',
  format: 'uri-reference',
  maxLength: 2048,
  remedy: "write a path on the storefront's own host, as /dishes/naan.webp",
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
interface ListRules {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly default?: readonly unknown[];
}
const list = (items: object, rules: ListRules = {}) => {
  const { minItems, maxItems } = rules;
  const count =
    maxItems === undefined ? '' : ` of ${minItems === undefined ? 'at most' : `${minItems} to`} ${maxItems}`;
  return { type: 'array', items, remedy: `write a list${count}`, ...rules };
};

const choice = object(
  {
    key,
    name: text(120),
    price: { ...money, default: 0 },
    isAvailable: { ...flag, default: true },
    allergens,
  },
  ['price', 'isAvailable', 'allergens'],
);
const option = object(
  {
    key,
    name: text(120),
    min: { type: 'integer', minimum: 0, maximum: 50, default: 0, remedy: 'write a whole number up to 50' },
    max: { type: 'integer', minimum: 1, maximum: 50, remedy: 'write a whole number from 1 to 50' },
    choices: list(choice, { minItems: 1, maxItems: 50 }),
  },
  ['min', 'max'],
);
const item = object(
  {
    key,
    name: text(120),
    description: { ...text(1000), minLength: 0 },
    price: money,
    photoUrl: { ...picture, default: null },
    isAvailable: { ...flag, default: true },
    allergens,
    dietary: list(
      { enum: ['vegetarian', 'vegan', 'gluten_free', 'contains_nuts'] },
      { uniqueItems: true, default: [] },
    ),
    heat: { enum: [0, 1, 2, 3], default: 0, remedy: 'write 0, 1, 2 or 3' },
    kcal: {
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 20_000,
      default: null,
      remedy: 'write a whole number up to 20000',
    },
    options: list(option, { maxItems: 20, default: [] }),
  },
  ['photoUrl', 'isAvailable', 'allergens', 'dietary', 'heat', 'kcal', 'options'],
);
const category = object(
  {
    key,
    name: text(100),
    shortName: text(40),
    description: { ...text(500), minLength: 0 },
    items: list(item, { maxItems: 200 }),
  },
  ['shortName'],
);

const promoCode = object(
  {
    code: { type: 'string', pattern: '^[A-Z0-9]{3,24}$', remedy: 'write 3 to 24 capital letters and digits' },
    type: { enum: promoTypes },
    appliesTo: { enum: promoTargets },
    description: text(300),
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

const settings = object(
  {
    minOrderPrice: money,
    brandHue: { type: 'integer', minimum: 0, maximum: 360, remedy: 'write a hue from 0 to 360' },
    logoUrl: picture,
    tagline: text(200),
    locality: text(200),
    cuisine: { ...textOrNull(60), default: null },
    contact: object({
      phone: text(32),
      allergyPhone: text(32),
      email,
      addressLine: text(300),
      city: text(100),
      postalCode: {
        type: 'string',
        pattern: '^([A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}|[Gg][Ii][Rr] ?0[Aa]{2})$',
        remedy: 'write a UK postcode, as LS1 6DN',
      },
      latitude: { type: 'number', minimum: -90, maximum: 90, remedy: 'write degrees from -90 to 90' },
      longitude: { type: 'number', minimum: -180, maximum: 180, remedy: 'write degrees from -180 to 180' },
    }),
    legal: object({
      companyName: text(200),
      companyNumber: text(32),
      vatNumber: textOrNull(32),
      registeredAddress: text(300),
    }),
    appLinks: object({ ios: linkOrNull, android: linkOrNull }),
    deliveryTerms: object({
      fee: money,
      freeFrom: moneyOrNull,
      radiusKm: {
        type: ['number', 'null'],
        exclusiveMinimum: 0,
        maximum: 500,
        remedy: 'write kilometres up to 500, or null',
      },
      postcodeDistricts: {
        type: ['array', 'null'],
        items: {
          type: 'string',
          pattern: '^[A-Z]{1,2}\\d[A-Z\\d]?$',
          remedy: 'write a postcode district, as LS1',
        },
        minItems: 1,
        maxItems: 200,
        remedy: 'write a list of 1 to 200 postcode districts, or null',
      },
      minutes,
    }),
    collectionTerms: object({ minutes }),
    serviceFee: object({
      fixed: money,
      percent: {
        type: 'number',
        minimum: 0,
        maximum: 100,
        hundredths: true,
        remedy: 'write percent from 0 to 100 with at most 2 decimals',
      },
    }),
  },
  ['cuisine'],
);

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The JSON Schema of a restaurant file. */
export const restaurantFileSchema = {
  ...object(
    {
      key,
      foundation: {
        type: 'string',
        pattern: idPattern.source,
        remedy: 'write 24 lower-case hex characters, in quotes',
      },
      name: text(100),
      domains: list(
        {
          type: 'string',
          pattern: '^(?!www\\.)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$',
          maxLength: 253,
          remedy: 'write a hostname in lower case, without port and www',
        },
        { minItems: 1, maxItems: 20, uniqueItems: true },
      ),
      isActive: flag,
      hasDelivery: flag,
      hasCollection: flag,
      timeZone: {
        type: 'string',
        pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
        maxLength: 64,
        remedy: 'write an IANA name, as Europe/London',
      },
      orderPrefix: { type: 'string', pattern: '^[A-Z]{1,3}$', remedy: 'write one to three capital letters' },
      hours: object(Object.fromEntries(weekdays.map((day) => [day, dayHours])), weekdays),
      orders: {
        ...object({ email }),
        remedy: 'write the address that gets the orders, as { email: orders@example.com }',
      },
      team: {
        ...object({ owners: list(email, { minItems: 1, maxItems: 10, uniqueItems: true }) }),
        remedy: 'write the addresses of the owners, as { owners: [maria@example.com] }',
      },
      settings,
      promoCodes: list(promoCode, { default: [] }),
      categories: list(category, { minItems: 1, maxItems: 50 }),
    },
    ['foundation', 'orders', 'team', 'promoCodes'],
  ),
  remedy: 'compare it with the example in demo/README.md',
};
