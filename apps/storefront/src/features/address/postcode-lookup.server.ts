import { fieldsFromPostcode, formatPostcode, isUkPostcode } from '@tiffin/domain';
import { clientNetwork } from '@tiffin/node';
import type { PostcodeResult } from '@tiffin/ui';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { environment } from '../../server/env.ts';

const answerSchema = z.object({
  result: z.object({
    admin_district: z.string().nullish(),
    region: z.string().nullish(),
    country: z.string().nullish(),
    longitude: z.number().min(-180).max(180).nullable(),
    latitude: z.number().min(-90).max(90).nullable(),
  }),
});

const timeoutMs = 5000;
const dayMs = 86_400_000;
// Postcodes hardly change; new ones appear, and a mistyped one may be asked for again soon.
const keepMissingMs = 600_000;
const clientWindowMs = 60_000;

/** How many postcodes outside the cache one client may look up in a minute. */
export const maxLookupsPerMinute = 60;

const unavailable: PostcodeResult = { ok: false, reason: 'unavailable' };

/** Makes the lookup of postcodes, with a cache for all clients and a limit for each; `now` is in milliseconds. */
export function createPostcodeLookup(now: () => number = Date.now) {
  const clock = { perf: { now }, ttlResolution: 0 };
  const lookups = new LRUCache<string, PostcodeResult>({
    ...clock,
    max: 10_000,
    ttl: dayMs,
    // Clients that ask for the same postcode at the same moment share one request; a failed one is not cached.
    async fetchMethod(postcode, _stale, { options }) {
      const found = await requestPostcode(postcode);
      if (found === unavailable) return undefined;
      if (!found.ok) options.ttl = keepMissingMs;
      return found;
    },
  });
  const asked = new LRUCache<string, number>({
    ...clock,
    max: 10_000,
    ttl: clientWindowMs,
    noUpdateTTL: true,
  });

  /** Looks a postcode up for a client, named by its address (Spec §7, External). */
  return async (postcode: string, client = 'unknown'): Promise<PostcodeResult> => {
    if (!isUkPostcode(postcode)) return { ok: false, reason: 'not_found' };
    const key = formatPostcode(postcode);
    const known = lookups.get(key);
    if (known !== undefined) return known;
    const network = clientNetwork(client);
    const count = (asked.get(network) ?? 0) + 1;
    asked.set(network, count);
    if (count > maxLookupsPerMinute) return unavailable;
    return (await lookups.fetch(key)) ?? unavailable;
  };
}

/** The storefront's lookup of postcodes. */
export const lookUpPostcode = createPostcodeLookup();

/** Asks the public postcode service: district is the city, region the state, England the default country. */
async function requestPostcode(postcode: string): Promise<PostcodeResult> {
  const url = `${environment().POSTCODES_URL}/postcodes/${encodeURIComponent(postcode)}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  if (response?.status === 404) return { ok: false, reason: 'not_found' };
  const parsed = answerSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null);
  if (!parsed.success) return unavailable;
  return { ok: true, ...fieldsFromPostcode(parsed.data.result) };
}
