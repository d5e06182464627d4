import { readNumbers } from './read-numbers.ts';

interface FollowOptions {
  /** The event that carries the number. */
  readonly event: 'version' | 'seq';
  /** Reads what the stream is about; called before each stream is opened. */
  readonly read: () => Promise<unknown>;
  /** Opens the stream. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Called with each number that the stream sends. */
  readonly onNumber: (number: number) => void;
  /** Called when events begin to come, and when they do not come any more. */
  readonly onLive: (isLive: boolean) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** From 0 to 1: spreads the attempts of many pages. @default Math.random */
  readonly random?: () => number;
}

// The server sends something every 15 seconds.
const silenceMs = 40_000;
const shortestPauseMs = 1_000;
const longestPauseMs = 15_000;
// A stream that ends sooner has not worked.
const workingMs = 30_000;

/**
 * Follows an order, or the orders of a restaurant, by one stream of events after another, until the signal or a refusal
 * (403, 404) ends it. It waits between two attempts, longer each time while they fail.
 */
export async function followStream({ random = Math.random, ...options }: FollowOptions): Promise<void> {
  const { onLive, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = Date.now();
    const outcome = await streamOnce(options).catch(() => 'failed' as const);
    if (signal.aborted) return;
    if (outcome === 'refused') return onLive(false);
    const hasWorked = outcome === 'ended' && Date.now() - startedAt >= workingMs;
    failures = hasWorked ? 0 : failures + 1;
    // A stream that has worked ends after ten minutes or when its server stops: the next one misses nothing.
    if (!hasWorked) onLive(false);
    const pauseMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** failures);
    await pause(pauseMs * (1 + random()), signal);
  }
}

async function streamOnce({ event, read, open, onNumber, onLive, signal }: FollowOptions) {
  await read();
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMs);
  };
  try {
    waitOn();
    const response = await open(AbortSignal.any([signal, silent.signal]));
    // 401: the next read renews a customer's tokens, or ends the session.
    if (response.status === 403 || response.status === 404) return 'refused';
    if (response.status !== 200 || response.body === null) return 'failed';
    await readNumbers(response.body, event, waitOn, (number) => {
      // Only now: a proxy that buffers has sent nothing but the headers, if those.
      onLive(true);
      onNumber(number);
    });
    return 'ended';
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
