import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { countHit, uncountHit } from './rate-limits.store.ts';

/** The limits by what they guard. */
export type LimitName =
  | 'SIGN_IN'
  | 'SESSIONS'
  | 'CHECKOUT'
  | 'PROMO_GUESS'
  | 'EXPORTS'
  | 'WRITES'
  | 'DATA_REQUESTS'
  | 'DATA_REQUESTS_MAILBOX'
  | 'UPLOADS'
  | 'COUNTER'
  | 'ORDER_READS'
  | 'PAIRING'
  | 'PAIRING_TENANT'
  | 'PIN'
  | 'PIN_DAY';

/** The settings that give each limit its number. */
export type RateLimitSettings = { readonly [Name in `RATE_LIMIT_${LimitName}`]: Limit };

/** So many hits in a window of so many seconds; null is no limit. */
export type Limit = { readonly hits: number; readonly seconds: number } | null;

/** A caller who has had too many tries. */
export interface TooMany {
  /** Until the next one. */
  readonly waitSeconds: number;
}

/** Whether a guess was not tried, since there were too many. */
export function isTooMany(result: object): result is TooMany {
  return 'waitSeconds' in result;
}

/** Counts what customers and addresses do, across all servers of a database. */
export interface RateLimits {
  /** Counts a hit of this customer or address; says when there were too many. */
  readonly hit: (name: LimitName, subject: string) => Promise<TooMany | null>;
  /**
   * Counts an attempt that only matters when it fails, as a guess: `attempt` says afterwards whether it did. It is
   * counted before it is made, so that many at once cannot slip through together.
   */
  readonly guess: <Result>(
    name: LimitName,
    subject: string,
    attempt: () => Promise<Result>,
    hasFailed: (result: Result) => boolean,
  ) => Promise<Result | TooMany>;
}

// This server remembers refused callers, so that further calls cost the database nothing.
const maxRemembered = 10_000;

/** Makes the limits over a database. */
export function createRateLimits(pool: pg.Pool, env: RateLimitSettings): RateLimits {
  const refused = new LRUCache<string, true>({ max: maxRemembered });

  return {
    hit: async (name, subject) => {
      const limit = env[`RATE_LIMIT_${name}`];
      if (limit === null) return null;
      const bucket = bucketOf(name, subject);
      const waitMs = refused.getRemainingTTL(bucket);
      // The cache's clock may be a little behind: without the limit that would be a second too long.
      if (waitMs > 0) return { waitSeconds: Math.min(limit.seconds, Math.ceil(waitMs / 1_000)) };
      const { hits, endsInSeconds } = await countHit(pool, bucket, limit.seconds);
      if (hits <= limit.hits) return null;
      refused.set(bucket, true, { ttl: endsInSeconds * 1_000 });
      return { waitSeconds: endsInSeconds };
    },

    guess: async (name, subject, attempt, hasFailed) => {
      const limit = env[`RATE_LIMIT_${name}`];
      if (limit === null) return attempt();
      const bucket = bucketOf(name, subject);
      const { hits, endsInSeconds } = await countHit(pool, bucket, limit.seconds);
      let counts = false;
      try {
        if (hits > limit.hits) return { waitSeconds: endsInSeconds };
        const result = await attempt();
        counts = hasFailed(result);
        return result;
      } finally {
        if (!counts) await uncountHit(pool, bucket);
      }
    },
  };
}

function bucketOf(name: LimitName, subject: string): string {
  return `${name} ${createHash('sha256').update(subject).digest('base64url')}`;
}
