import { openDatabase, type PoolSettings } from './client.ts';

/** Checks whether the database answers. */
export interface DatabaseProbe {
  readonly isReachable: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Makes a probe over one connection of its own: a pool whose connections are all in use means a busy server, not a
 * database that is away. Probes at the same moment share one query.
 */
export function createDatabaseProbe(
  url: string,
  onError: (error: Error) => void,
  settings: PoolSettings,
): DatabaseProbe {
  const { pool, close } = openDatabase(url, onError, { ...settings, connections: 1 });
  let inFlight: Promise<boolean> | undefined;
  const probe = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        inFlight = undefined;
      });
  return {
    isReachable() {
      inFlight ??= probe();
      return inFlight;
    },
    close,
  };
}
