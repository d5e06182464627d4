import type pg from 'pg';
import { newId } from '../ids.ts';

// A living holder renews its lease; one that died keeps others away for this long at most.
const leaseSeconds = 15;
const renewMs = 3_000;

const take = `insert into leases as lease (name, holder, ends_at)
  values ($1, $2, now() + make_interval(secs => $3))
  on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
  where lease.ends_at <= now()`;
const renew = `update leases set ends_at = now() + make_interval(secs => $3) where name = $1 and holder = $2`;
const giveBack = 'delete from leases where name = $1 and holder = $2';

/**
 * Runs `work` while this server alone holds the lease of that name; does nothing while another holds it. `isLost` says
 * that another server has taken it over, as after a pause longer than the lease.
 */
export async function withLease(
  pool: pg.Pool,
  name: string,
  work: (isLost: () => boolean) => Promise<void>,
): Promise<void> {
  const holder = newId();
  const { rowCount } = await pool.query(take, [name, holder, leaseSeconds]);
  if (rowCount !== 1) return;
  let isLost = false;
  const timer = setInterval(async () => {
    const renewed = await pool.query(renew, [name, holder, leaseSeconds]).catch(() => null);
    // No answer is no loss yet: the lease lasts for several tries.
    if (renewed?.rowCount === 0) isLost = true;
  }, renewMs);
  timer.unref();
  try {
    await work(() => isLost);
  } finally {
    clearInterval(timer);
    // If this fails, the lease ends by itself.
    await pool.query(giveBack, [name, holder]).catch(() => {});
  }
}
