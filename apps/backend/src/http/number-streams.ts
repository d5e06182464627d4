import type { SSEStreamingApi } from 'hono/streaming';

/** How the streams of one server behave. */
export interface NumberStreamSettings {
  /** The name of their events. */
  readonly event: string;
  /** After how long a silent stream sends a comment, in ms; less than proxies wait. @default 15000 */
  readonly heartbeatMs?: number;
  /** How long a stream lives, in ms. @default 600000 */
  readonly longestMs?: number;
  /** How many streams one owner has open on this server; the oldest ends for one more. @default 5 */
  readonly perOwner?: number;
}

/** A number that only grows, as the version of an order or the last change of a restaurant's feed. */
interface FollowedNumber {
  /** Who has opened the stream. */
  readonly ownerId: string;
  /** The number as the stream begins; without one the stream begins with what `watch` finds. */
  readonly first?: number;
  /** Calls `onNumber` with the number, again and again, until the returned function is called. */
  readonly watch: (onNumber: (number: number) => void) => () => void;
  /** Whether the owner may still read it; called before each event and comment. @default always */
  readonly isAllowed?: () => Promise<boolean>;
}

/** Streams of server-sent events that each say one growing number. */
export interface NumberStreams {
  /** Sends the number after each change; settles when the stream has ended. Does not reject. */
  readonly follow: (followed: FollowedNumber, stream: SSEStreamingApi) => Promise<void>;
  /** How many are open. */
  readonly count: () => number;
  /** Ends all streams, and those that are opened afterwards at once: the server stops. */
  readonly end: () => void;
}

/** Makes the streams of one kind on one server. */
export function createNumberStreams(settings: NumberStreamSettings): NumberStreams {
  const { event, heartbeatMs = 15_000, longestMs = 600_000, perOwner = 5 } = settings;
  // Oldest first; each entry ends a stream.
  const open = new Map<string, Set<() => void>>();
  let isStopping = false;

  function register(ownerId: string, end: () => void): () => void {
    const own = open.get(ownerId) ?? new Set();
    open.set(ownerId, own.add(end));
    for (const oldest of [...own].slice(0, -perOwner)) oldest();
    return () => {
      own.delete(end);
      if (own.size === 0 && open.get(ownerId) === own) open.delete(ownerId);
    };
  }

  async function follow(followed: FollowedNumber, stream: SSEStreamingApi): Promise<void> {
    const { ownerId, first = -1, watch, isAllowed = async () => true } = followed;
    let latest = first;
    let sent = -1;
    let isOver = isStopping;
    let wake = () => {};
    const end = () => {
      isOver = true;
      forget();
      wake();
    };
    const forget = register(ownerId, end);
    const unwatch = watch((now) => {
      if (now <= latest) return;
      latest = now;
      wake();
    });
    const limit = setTimeout(end, longestMs).unref();
    stream.onAbort(end);
    while (!isOver) {
      // A check that fails ends the stream too: its reader opens it again.
      if (!(await isAllowed().catch(() => false))) break;
      if (latest > sent) {
        sent = latest;
        await stream.writeSSE({ event, data: String(sent) });
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
