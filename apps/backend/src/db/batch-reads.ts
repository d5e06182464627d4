import DataLoader from 'dataloader';
import type pg from 'pg';

/** Reads the row of two keys, or null where there is none. */
export type ReadRow<Row> = (first: string, second: string) => Promise<Row | null>;

// More keys in one statement save nothing more and keep the first reader waiting.
const maxKeys = 100;

/**
 * Lets reads that arrive in one turn of the event loop share one statement, which gets their keys as two arrays and
 * returns each row with the `position` of its keys, from 1 on. It starts after the last of them has arrived, so that no
 * reader misses what was written before it asked; nothing is kept.
 */
export function batchReads<Row>(
  pool: pg.Pool,
  statement: { readonly name: string; readonly text: string },
): ReadRow<Row> {
  const readRows = async (keys: readonly (readonly [string, string])[]): Promise<(Row | null)[]> => {
    const values = [keys.map(([first]) => first), keys.map(([, second]) => second)];
    const { rows } = await pool.query<Row & { readonly position: number }>({ ...statement, values });
    const byPosition = new Map(rows.map((row) => [row.position, row]));
    return keys.map((_, index) => byPosition.get(index + 1) ?? null);
  };
  const loader = new DataLoader(readRows, {
    cache: false,
    maxBatchSize: maxKeys,
    // By default a batch ends with the promises of one request; this waits for all that have arrived by now.
    batchScheduleFn: (run) => setImmediate(run),
  });
  return (first, second) => loader.load([first, second]);
}
