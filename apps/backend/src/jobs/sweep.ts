import type { AppContext } from '../context.ts';

/** A retention rule: rows of one table that are deleted, or stripped of personal data, once they are too old. */
export interface Sweep {
  readonly name: string;
  /** The minute of each hour at which it runs. */
  readonly minute: number;
  readonly table: string;
  /** The timestamp column that the age is counted from; it needs an index. */
  readonly column: string;
  /** How long a row is kept, as a Postgres interval. */
  readonly keep: string;
  /** Narrows the sweep to some of the rows. */
  readonly where?: string;
  /** What an update changes instead of deleting; the row must stop matching `where`. */
  readonly set?: string;
  /** A further change in the same statement, for the ids in `swept`. */
  readonly also?: string;
}

// Far below what the statement limit allows on a slow disk.
const batchSize = 1_000;

/** Sweeps in batches until no row is due or the server wants to stop; rows that others have locked wait for the next run. */
export async function runSweep(
  { pool, log }: Pick<AppContext, 'pool' | 'log'>,
  sweep: Sweep,
  isStopping: () => boolean,
): Promise<void> {
  const text = batchQuery(sweep);
  let swept = 0;
  try {
    for (;;) {
      const rows = (await pool.query(text, [batchSize])).rowCount ?? 0;
      swept += rows;
      if (rows < batchSize || isStopping()) return;
    }
  } finally {
    if (swept > 0) log.info({ sweep: sweep.name, rows: swept }, 'rows past their retention were swept');
  }
}

function batchQuery({ table, column, set, also, ...rest }: Sweep): string {
  const change = set === undefined ? `delete from ${table}` : `update ${table} set ${set}`;
  const query = `${change} where ctid = any(array(
    select ctid from ${table} where ${isDue({ column, ...rest })}
    order by ${column} limit $1 for update skip locked))`;
  return also === undefined
    ? query
    : `with swept as (${query} returning id), also as (${also}) select from swept`;
}

/** A scalar SQL expression: for how many seconds the oldest row that is due has been waiting; 0 when none is. */
export function overdueSeconds({ table, column, keep, ...rest }: Sweep): string {
  return `coalesce((select extract(epoch from now() - interval '${keep}' - ${column}) from ${table}
    where ${isDue({ column, keep, ...rest })} order by ${column} limit 1), 0)::float8`;
}

function isDue({ column, keep, where }: Pick<Sweep, 'column' | 'keep' | 'where'>): string {
  const isOld = `${column} < now() - interval '${keep}'`;
  return where === undefined ? isOld : `${isOld} and ${where}`;
}
