import { z } from 'zod';
import { weekdays } from '../opening-hours/opening-hours.ts';
import { orderingModes } from '../ordering-mode/ordering-mode.ts';
import { promoTargets, promoTypes } from '../promo/promo-code.ts';
import {
  decimal,
  distinct,
  email,
  fields,
  flag,
  formed,
  instant,
  key,
  link,
  list,
  money,
  photo,
  picture,
  pounds,
  text,
  whole,
} from './fields.ts';

const degrees = (most: number) =>
  z.number().min(-most).max(most).describe(`write degrees from -${most} to ${most}`);
const minutes = formed(/^\d{1,3}-\d{1,3}$/, 'write two numbers of minutes, as 35-50');

const contact = fields({
  phone: text(32),
  allergyPhone: text(32),
  email,
  addressLine: text(300),
  city: text(100),
  postalCode: formed(
    /^([A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}|[Gg][Ii][Rr] ?0[Aa]{2})$/,
    'write a UK postcode, as LS1 6DN',
  ),
  latitude: degrees(90),
  longitude: degrees(180),
});

const kilometres = (remedy: string) => z.number().gt(0).max(500).describe(remedy);

const deliveryTerms = fields({
  fee: money,
  freeFrom: money.nullable(),
  radiusKm: kilometres('write kilometres up to 500, or null').nullable(),
  postcodeDistricts: list(formed(/^[A-Z]{1,2}\d[A-Z\d]?$/, 'write a postcode district, as LS1'), {
    min: 1,
    max: 200,
  })
    .describe('write a list of 1 to 200 postcode districts, or null')
    .nullable(),
  minutes,
});

const area = fields({
  name: text(60),
  postcodes: distinct(
    list(
      formed(/^[A-Z]{1,2}(\d[A-Z\d]?( \d)?)?$/, 'write the beginning of a postcode, as LS, LS6 or LS6 3'),
      {
        min: 1,
        max: 200,
      },
    ),
  ).optional(),
  radiusKm: kilometres('write kilometres up to 500, or leave it out').optional(),
  fee: money,
  freeFrom: money.nullable().default(null),
  minimumOrder: money.default(0),
  minutes,
});

/** A delivery area of a restaurant file. */
export type AreaInFile = z.infer<typeof area>;

/** How a restaurant looks, delivers and is reached. */
export const settings = fields({
  minOrderPrice: money,
  brandHue: whole(0, 360, 'write a hue from 0 to 360'),
  logoUrl: picture.nullable(),
  logo: photo.optional(),
  masthead: photo.optional(),
  tagline: text(200),
  locality: text(200),
  cuisine: text(60).nullable().default(null),
  contact,
  legal: fields({
    companyName: text(200),
    companyNumber: text(32),
    vatNumber: text(32).nullable(),
    registeredAddress: text(300),
  }),
  appLinks: fields({ ios: link.nullable(), android: link.nullable() }),
  deliveryTerms: deliveryTerms.optional(),
  areas: list(area, { min: 1, max: 50 }).optional(),
  collectionTerms: fields({ minutes }),
  acceptsTips: flag.default(false),
  serviceFee: fields({
    fixed: money,
    percent: decimal(0, 100, 'write percent from 0 to 100 with at most 2 decimals'),
  }),
});

const count = whole(0, 100_000_000, 'write a whole number up to 100000000, or null for no limit');

/** A promo code. */
export const promoCode = fields({
  code: formed(/^[A-Z0-9]{3,24}$/, 'write 3 to 24 capital letters and digits'),
  type: z.enum(promoTypes).describe(`use one of ${promoTypes.join(', ')}`),
  appliesTo: z.enum(promoTargets).describe(`use one of ${promoTargets.join(', ')}`),
  description: text(300),
  percent: z
    .number()
    .min(0.5)
    .max(100)
    .multipleOf(0.5)
    .describe('write a number from 0.5 to 100 in steps of 0.5, as 12.5')
    .optional(),
  amount: pounds(
    0.01,
    10_000,
    'write pounds with at most 2 decimals, as 8.50 or £8.50, from 0.01 to 10000',
  ).optional(),
  minimumOrder: money.default(0),
  cap: pounds(0.01, 10_000, 'write pounds from 0.01 to 10000, or leave it out').optional(),
  mode: z
    .enum(orderingModes)
    .describe(`use one of ${orderingModes.join(', ')}`)
    .optional(),
  categories: distinct(list(key, { min: 1, max: 100 })).optional(),
  days: distinct(
    list(z.enum(weekdays).describe(`use one of ${weekdays.join(', ')}`), { min: 1, max: 7 }),
  ).optional(),
  firstOrder: flag.default(false),
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
  isActive: flag.default(true),
  isPublic: flag.default(true),
  maxRedemptions: count.nullable().default(null),
  maxRedemptionsPerCustomer: count.nullable().default(null),
});

/** A promo code of a restaurant file. */
export type PromoCodeInFile = z.infer<typeof promoCode>;

/** The settings of a restaurant file. */
export type SettingsInFile = z.infer<typeof settings>;
