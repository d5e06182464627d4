import type { SSEStreamingApi } from 'hono/streaming';
import { createOrderWatch, type OrderVersion } from './order-watch.ts';

interface OrderStreamsOptions {
  /** Reads the versions of these orders. */
  readonly readVersions: (ids: readonly string[]) => Promise<readonly OrderVersion[]>;
  /** Called with the first failure of a row of failed reads. */
  readonly onFailure: (error: unknown) => void;
  /** Between two reads of the versions, in ms. @default 1000 */
  readonly everyMs?: number;
  /** After how long a silent stream sends a comment, in ms; less than proxies wait. @default 15000 */
  readonly heartbeatMs?: number;
  /** How long a stream lives, in ms. @default 600000 */
  readonly longestMs?: number;
  /** How many streams a customer has open on this server; the oldest ends for one more. @default 5 */
  readonly perCustomer?: number;
}

/** An order that is followed, as its stream begins. */
interface StreamedOrder extends OrderVersion {
  readonly customerId: string;
}

/** The streams that customers follow their orders by, on one server. */
export interface OrderStreams {
  /** Sends the order's version now and after each change; settles when the stream has ended. Does not reject. */
  readonly follow: (order: StreamedOrder, stream: SSEStreamingApi) => Promise<void>;
  /** How many are open. */
  readonly count: () => number;
  /** Ends all streams, and those that are opened afterwards at once: the server stops. */
  readonly end: () => void;
}

/** Makes the streams of one server. */
export function createOrderStreams(options: OrderStreamsOptions): OrderStreams {
  const { readVersions, onFailure, everyMs = 1_000 } = options;
  const { heartbeatMs = 15_000, longestMs = 600_000, perCustomer = 5 } = options;
  const watch = createOrderWatch({ readVersions, everyMs, onFailure });
  // Oldest first; each entry ends a stream.
  const open = new Map<string, Set<() => void>>();
  let isStopping = false;

  function register(customerId: string, end: () => void): () => void {
    const own = open.get(customerId) ?? new Set();
    open.set(customerId, own.add(end));
    for (const oldest of [...own].slice(0, -perCustomer)) oldest();
    return () => {
      own.delete(end);
      if (own.size === 0 && open.get(customerId) === own) open.delete(customerId);
    };
  }

  async function follow({ customerId, id, version }: StreamedOrder, stream: SSEStreamingApi): Promise<void> {
    let latest = version;
    let sent = -1;
    let isOver = isStopping;
    let wake = () => {};
    const end = () => {
      isOver = true;
      forget();
      wake();
    };
    const forget = register(customerId, end);
    const unwatch = watch(id, (now) => {
      if (now <= latest) return;
      latest = now;
      wake();
    });
    const limit = setTimeout(end, longestMs).unref();
    stream.onAbort(end);
    while (!isOver) {
      if (latest > sent) {
        sent = latest;
        await stream.writeSSE({ event: 'version', data: String(sent) });
      } else {
        await stream.write(': still here\n\n');
      }
      if (isOver || latest > sent) continue;
      await new Promise<void>((resolve) => {
        const heartbeat = setTimeout(resolve, heartbeatMs).unref();
        wake = () => {
          clearTimeout(heartbeat);
          resolve();
        };
      });
    }
    clearTimeout(limit);
    unwatch();
    forget();
  }

  return {
    follow,
    count: () => [...open.values()].reduce((sum, own) => sum + own.size, 0),
    end: () => {
      isStopping = true;
      for (const own of [...open.values()]) for (const end of [...own]) end();
    },
  };
}
