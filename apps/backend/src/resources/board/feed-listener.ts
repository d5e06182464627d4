import pg from 'pg';

// The channel that a trigger notifies at the commit that counts a feed (the first migration).
const channel = 'order_feed';
const answerWithinMs = 5_000;

interface FeedListenerOptions {
  /** The database itself: a pooler in transaction mode passes no notifications on. */
  readonly url: string;
  /** Called with the first failure of a row of failed tries to listen. */
  readonly onFailure: (error: unknown) => void;
  /** Between two checks of the connection, in ms. @default 15000 */
  readonly checkMs?: number;
  /** Between a connection that broke and the next one, in ms. @default 1000 */
  readonly reopenMs?: number;
}

/** Called with the number of the last change of a restaurant's feed. */
type OnSeq = (seq: number) => void;

/** Hears what changes in the feeds of restaurants. */
export interface FeedListener {
  /** Calls `onSeq` at once and after each change; returns the function that stops it. */
  readonly watch: (restaurantId: string, onSeq: OnSeq) => () => void;
  readonly close: () => void;
}

/**
 * Listens on a connection of its own, which is open while anyone watches. The check of the connection reads the numbers,
 * so that a notification that was lost is made up for.
 */
export function createFeedListener(options: FeedListenerOptions): FeedListener {
  const { url, onFailure, checkMs = 15_000, reopenMs = 1_000 } = options;
  const watchers = new Map<string, Set<OnSeq>>();
  let wake = () => {};
  let isRunning = false;
  let isClosed = false;
  let hasFailed = false;

  function publish(restaurantId: string, seq: number): void {
    for (const onSeq of watchers.get(restaurantId) ?? []) onSeq(seq);
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function listenUntilUnwatched(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
      application_name: 'tiffin-backend-listener',
    });
    const broken = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection that listens has ended')));
    });
    broken.catch(() => {});
    client.on('notification', ({ payload = '' }) => {
      const [restaurantId = '', seq] = payload.split(' ');
      publish(restaurantId, Number(seq));
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      while (watchers.size > 0 && !isClosed) {
        const known = [...watchers.keys()];
        for (const { id, seq } of await readSeqs(client, known)) publish(id, seq);
        hasFailed = false;
        const hasNewWatcher = [...watchers.keys()].some((id) => !known.includes(id));
        if (!hasNewWatcher) await Promise.race([pause(checkMs), broken]);
      }
    } finally {
      void client.end().catch(() => {});
    }
  }

  async function listenWhileWatched(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (watchers.size > 0 && !isClosed) {
      try {
        await listenUntilUnwatched();
      } catch (error) {
        if (!hasFailed) onFailure(error);
        hasFailed = true;
        await pause(reopenMs);
      }
    }
    isRunning = false;
  }

  return {
    watch: (restaurantId, onSeq) => {
      const own = watchers.get(restaurantId) ?? new Set();
      watchers.set(restaurantId, own.add(onSeq));
      wake();
      void listenWhileWatched();
      return () => {
        own.delete(onSeq);
        if (own.size > 0 || watchers.get(restaurantId) !== own) return;
        watchers.delete(restaurantId);
        if (watchers.size === 0) wake();
      };
    },
    close: () => {
      isClosed = true;
      wake();
    },
  };
}

async function readSeqs(
  client: pg.Client,
  restaurantIds: readonly string[],
): Promise<readonly { readonly id: string; readonly seq: number }[]> {
  const { rows } = await client.query<{ id: string; seq: string }>(
    `select wanted.id, coalesce(feed.seq, 0) as seq
       from unnest($1::text[]) as wanted(id)
       left join order_feeds as feed on feed.restaurant_id = wanted.id`,
    [restaurantIds],
  );
  return rows.map(({ id, seq }) => ({ id, seq: Number(seq) }));
}
