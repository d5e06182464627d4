import pg from 'pg';

/** One line of an audit: the same thing counted on two sides. */
export interface AuditLine {
  readonly what: string;
  readonly backend: number;
  readonly other: number;
  /** Who the other side is. */
  readonly against: string;
}

/** The result of an audit: counts side by side, and everything that does not agree. */
export interface Audit {
  readonly lines: readonly AuditLine[];
  readonly differences: readonly string[];
  /** Counts that are only shown. */
  readonly figures: readonly (readonly [string, number])[];
}

/** Names the lines whose two sides differ. */
export function unequalLines(lines: readonly AuditLine[]): readonly string[] {
  return lines
    .filter(({ backend, other }) => backend !== other)
    .map(({ what, backend, other, against }) => `${what}: ${backend} in the backend, ${other} (${against})`);
}

/** Adds up numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Reads rows of the backend's database. */
export async function queryRows<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
): Promise<readonly Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // The role's limits are meant for requests.
    await client.query('set statement_timeout = 0');
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
