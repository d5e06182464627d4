import { z } from 'zod';
import { promoTargets, promoTypes } from '../promo/promo-code.ts';
import {
  decimal,
  email,
  fields,
  flag,
  formed,
  instant,
  link,
  list,
  money,
  picture,
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

const deliveryTerms = fields({
  fee: money,
  freeFrom: money.nullable(),
  radiusKm: z.number().gt(0).max(500).describe('write kilometres up to 500, or null').nullable(),
  postcodeDistricts: list(formed(/^[A-Z]{1,2}\d[A-Z\d]?$/, 'write a postcode district, as LS1'), {
    min: 1,
    max: 200,
  })
    .describe('write a list of 1 to 200 postcode districts, or null')
    .nullable(),
  minutes,
});

/** How a restaurant looks, delivers and is reached. */
export const settings = fields({
  minOrderPrice: money,
  brandHue: whole(0, 360, 'write a hue from 0 to 360'),
  logoUrl: picture.nullable(),
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
  deliveryTerms,
  collectionTerms: fields({ minutes }),
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
  percent: whole(1, 100, 'write a whole number from 1 to 100').optional(),
  amount: decimal(
    0.01,
    10_000,
    'write pounds with at most 2 decimals, as 8.50, from 0.01 to 10000',
  ).optional(),
  minimumOrder: money.default(0),
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
  isActive: flag.default(true),
  isPublic: flag.default(true),
  maxRedemptions: count.nullable().default(null),
  maxRedemptionsPerCustomer: count.nullable().default(null),
});

/** A promo code of a restaurant file. */
export type PromoCodeInFile = z.infer<typeof promoCode>;
