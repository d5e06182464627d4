/** The version that an order has. */
export interface OrderVersion {
  readonly id: string;
  readonly version: number;
}

interface OrderWatchOptions {
  /** Reads the versions of these orders. */
  readonly readVersions: (ids: readonly string[]) => Promise<readonly OrderVersion[]>;
  /** Between two reads, in ms. */
  readonly everyMs: number;
  /** Called with the first failure of a row of failed reads. */
  readonly onFailure: (error: unknown) => void;
}

/** Called with an order's version after each read; returns nothing. */
type OnVersion = (version: number) => void;

/**
 * Watches orders for the streams of one server: one query for all of them, again and again while any is watched. No
 * connection to the database is held in between (record 41).
 */
export function createOrderWatch({ readVersions, everyMs, onFailure }: OrderWatchOptions) {
  const watchers = new Map<string, Set<OnVersion>>();
  let isReading = false;
  let hasFailed = false;

  async function readOnce(): Promise<void> {
    try {
      for (const { id, version } of await readVersions([...watchers.keys()])) {
        for (const onVersion of watchers.get(id) ?? []) onVersion(version);
      }
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    }
  }

  async function readWhileWatched(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (watchers.size > 0) {
      await readOnce();
      await new Promise((resolve) => setTimeout(resolve, everyMs).unref());
    }
    isReading = false;
  }

  /** Calls `onVersion` with the order's version after each read; returns the function that stops it. */
  return (orderId: string, onVersion: OnVersion): (() => void) => {
    const ofOrder = watchers.get(orderId) ?? new Set();
    watchers.set(orderId, ofOrder.add(onVersion));
    void readWhileWatched();
    return () => {
      ofOrder.delete(onVersion);
      if (ofOrder.size === 0 && watchers.get(orderId) === ofOrder) watchers.delete(orderId);
    };
  };
}
