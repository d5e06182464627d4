import { idPattern } from '@tiffin/domain';
import { parseEnvironment } from '@tiffin/node';
import { httpUrl, webAppSettings } from '@tiffin/web/server/settings';
import { z } from 'zod';

const schema = webAppSettings.extend({
  FOUNDATION_ID: z.string({ error: 'is missing' }).regex(idPattern, 'must be 24 lower-case hex characters'),
  /** How long a public page is sent from memory before it is made again; 0 renders each page each time. */
  PAGE_CACHE_SECONDS: z.coerce.number().min(0).max(300).default(5),
  /** Whether a CDN in front may keep public pages too, for as long as one of ours counts as new. */
  SHARED_CACHE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** Where a CDN has the restaurants' pictures, which it takes from `/pictures/` of a storefront. */
  PICTURES_URL: httpUrl.optional(),
  POSTCODES_URL: httpUrl.default('https://api.postcodes.io'),
  CLOCK_START: z.iso
    .datetime({ offset: true, error: 'must be an ISO instant such as 2026-03-06T18:30:00Z' })
    .transform((text) => new Date(text))
    .optional(),
});

/** The storefront's settings, parsed. */
export type Environment = Readonly<z.output<typeof schema>>;

/** Parses the settings; throws one readable message that names every setting that is wrong. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  return parseEnvironment('storefront', schema, source);
}

let parsed: Environment | undefined;

/** The settings of this process, parsed at first use. */
export function environment(): Environment {
  parsed ??= readEnvironment(process.env);
  return parsed;
}
