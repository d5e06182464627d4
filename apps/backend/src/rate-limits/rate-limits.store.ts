import type pg from 'pg';

/** The state of a window after a hit. */
export interface CountedHit {
  readonly hits: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly endsInSeconds: number;
}

// One upsert whichever server it comes from; a window begins with its first hit and is reused when it is over.
const count = {
  name: 'rate-limit-count',
  text: `insert into rate_limit_windows as w (bucket, hits, ends_at)
    values ($1, 1, now() + make_interval(secs => $2))
    on conflict (bucket) do update set
      hits = case when w.ends_at <= now() then 1 else w.hits + 1 end,
      ends_at = case when w.ends_at <= now() then excluded.ends_at else w.ends_at end
    returning hits, greatest(1, ceil(extract(epoch from ends_at - now())))::int as "endsInSeconds"`,
};

/** Counts a hit in the bucket's window, beginning a new one when there is none. */
export async function countHit(pool: pg.Pool, bucket: string, seconds: number): Promise<CountedHit> {
  const { rows } = await pool.query<CountedHit>({ ...count, values: [bucket, seconds] });
  const [row] = rows;
  if (row === undefined) throw new Error('An upsert of a rate limit gave back no row.');
  return row;
}

/** Takes back a hit that turned out not to count. */
export async function uncountHit(pool: pg.Pool, bucket: string): Promise<void> {
  const text =
    'update rate_limit_windows set hits = hits - 1 where bucket = $1 and hits > 0 and ends_at > now()';
  await pool.query({ name: 'rate-limit-take-back', text, values: [bucket] });
}
