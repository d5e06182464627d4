import type { Coordinates } from '@tiffin/domain';
import type { Logger } from '@tiffin/node';
import { LRUCache } from 'lru-cache';

/** What the public postcode service says of a postcode; `unavailable` means that nobody knows at the moment. */
export type PostcodeAnswer =
  | { readonly kind: 'found'; readonly coordinates: Coordinates }
  | { readonly kind: 'unknown' | 'unavailable' };

/** Finds where postcodes are. */
export interface PostcodeDirectory {
  /** Looks a postcode in its official form up; never throws. */
  readonly find: (postcode: string) => Promise<PostcodeAnswer>;
}

/** How the postcode service is treated. */
export interface PostcodeDirectoryLimits {
  /** How long an answer is waited for, in ms. */
  readonly timeoutMs: number;
  /** The most look-ups at once; more count as `unavailable` and are made later. */
  readonly maxAtOnce: number;
  /** The most postcodes that are remembered. */
  readonly maxRemembered: number;
}

const defaultLimits: PostcodeDirectoryLimits = { timeoutMs: 2_000, maxAtOnce: 8, maxRemembered: 20_000 };
const dayMs = 24 * 60 * 60_000;
// New postcodes appear, so what is unknown is asked for again soon.
const unknownMs = 10 * 60_000;

/** Opens the postcode service at `url` (spec §7, External): one request for many callers, answers remembered for a day. */
export function createPostcodeDirectory(
  url: string,
  log: Logger,
  limits: Partial<PostcodeDirectoryLimits> = {},
): PostcodeDirectory {
  const { timeoutMs, maxAtOnce, maxRemembered } = { ...defaultLimits, ...limits };
  let atOnce = 0;
  const cache = new LRUCache<string, PostcodeAnswer>({
    max: maxRemembered,
    ttl: dayMs,
    fetchMethod: async (postcode, _stale, { options }) => {
      if (atOnce >= maxAtOnce) throw new Error('The limit of look-ups at once is reached.');
      atOnce += 1;
      try {
        const answer = await ask(url, postcode, timeoutMs);
        if (answer.kind === 'unknown') options.ttl = unknownMs;
        return answer;
      } finally {
        atOnce -= 1;
      }
    },
  });
  return {
    find: async (postcode) => {
      try {
        return (await cache.fetch(postcode)) ?? { kind: 'unavailable' };
      } catch (error) {
        log.warn({ err: error }, 'The postcode service gave no answer');
        return { kind: 'unavailable' };
      }
    },
  };
}

async function ask(url: string, postcode: string, timeoutMs: number): Promise<PostcodeAnswer> {
  const response = await fetch(`${url}/postcodes/${encodeURIComponent(postcode)}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return { kind: 'unknown' };
  if (!response.ok) throw new Error(`The postcode service answered ${response.status}.`);
  const answer: unknown = await response.json();
  const result = propertyOf(answer, 'result');
  const longitude = propertyOf(result, 'longitude');
  const latitude = propertyOf(result, 'latitude');
  // It knows some postcodes without a place, such as those of the Channel Islands.
  if (longitude === null && latitude === null) return { kind: 'unknown' };
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90))
    throw new Error('The postcode service answered without coordinates.');
  return { kind: 'found', coordinates: { longitude, latitude } };
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isWithin(degrees: unknown, limit: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit;
}
