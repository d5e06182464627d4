import { z } from 'zod';
import { idPattern } from '../id/id.ts';
import { mostBreaks } from '../opening-hours/day-services.ts';
import { distinct, email, fields, flag, formed, guide, key, list, text } from './fields.ts';
import { category, optionGroups } from './menu-schema.ts';
import { promoCode, settings } from './settings-schema.ts';

const hostname = formed(
  /^(?!www\.)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
  'write a hostname in lower case, without port and www',
).max(253);

const service = String.raw`([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)`;

const dayHours = formed(
  new RegExp(`^(closed|${service}(, *${service}){0,${mostBreaks}})$`),
  'write closed or HH:MM-HH:MM, as 12:00-22:30 or 12:00-14:30, 17:30-22:00',
).optional();

/** One restaurant as it stands in its YAML file; money is in pounds, as people write it. */
export const restaurantFileSchema = z
  .strictObject({
    key,
    foundation: formed(idPattern, 'write 24 lower-case hex characters, in quotes').optional(),
    name: text(100),
    domains: distinct(list(hostname, { min: 1, max: 20 })),
    isActive: flag,
    hasDelivery: flag,
    hasCollection: flag,
    timeZone: formed(/^[A-Za-z][A-Za-z0-9_+/-]*$/, 'write an IANA name, as Europe/London').max(64),
    orderPrefix: formed(/^[A-Z]{1,3}$/, 'write one to three capital letters'),
    hours: fields({
      sunday: dayHours,
      monday: dayHours,
      tuesday: dayHours,
      wednesday: dayHours,
      thursday: dayHours,
      friday: dayHours,
      saturday: dayHours,
    }),
    orders: z
      .strictObject({ email })
      .describe('write the address that gets the orders, as { email: orders@example.com }')
      .optional(),
    team: z
      .strictObject({ owners: distinct(list(email, { min: 1, max: 10 })) })
      .describe('write the addresses of the owners, as { owners: [maria@example.com] }')
      .optional(),
    settings,
    promoCodes: list(promoCode).default([]),
    optionGroups,
    categories: list(category, { min: 1, max: 50 }),
  })
  .describe(`compare it with the example in ${guide}`);

/** A restaurant file after validation and defaults, with its options still as they are written. */
export type WrittenFile = z.infer<typeof restaurantFileSchema>;

/** The JSON Schema of a restaurant file, by which editors complete fields and mark mistakes. */
export function restaurantFileJsonSchema(): object {
  return z.toJSONSchema(restaurantFileSchema, { io: 'input', target: 'draft-7' });
}
